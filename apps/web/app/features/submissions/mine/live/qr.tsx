import { renderSVG } from 'uqr';

/** The square that a camera reads an address from. Black on white by day and by night, or no camera would read it. */
export default function Qr({ url, label }: { url: string; label: string }) {
  return (
    <img
      className="qr"
      alt={label}
      width="240"
      height="240"
      src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`}
    />
  );
}
