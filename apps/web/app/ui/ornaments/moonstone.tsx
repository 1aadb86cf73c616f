/** The doorstep at the foot of every page, on key ink; only its crown on inner pages. */
export function Moonstone({ shallow }: { shallow?: boolean }) {
  return (
    <img
      className="moonstone"
      data-shallow={shallow ? '' : undefined}
      src="/ornaments/moonstone.svg"
      alt=""
      width="1400"
      height={shallow ? 330 : 700}
      loading="lazy"
      decoding="async"
    />
  );
}
