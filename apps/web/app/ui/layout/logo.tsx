import { LogoMark } from '../ornaments/marks.tsx';

/** A rising half moonstone with its three petals, and the name. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      <span>Serendib</span>
    </span>
  );
}
