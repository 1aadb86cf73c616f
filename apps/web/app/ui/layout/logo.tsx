import { LogoMark } from '../ornaments/marks.tsx';

/** A rising half moonstone with its three petals, and the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.6875rem] leading-none font-[750] tracking-[-0.03em] [font-stretch:84%]">
      <LogoMark className="h-5 w-[38px]" />
      Serendib
    </span>
  );
}
