/** The line beneath the title of a list, once on a page. */
export function Zigzag() {
  return <span className="zigzag" aria-hidden="true" />;
}
