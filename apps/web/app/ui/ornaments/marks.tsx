const RINGS =
  'M0 40a38 38 0 0 1 76 0h-7a31 31 0 0 0-62 0zM13 40a25 25 0 0 1 50 0h-6a19 19 0 0 0-38 0zM38 22q7 8 4 18h-8q-3-10 4-18zM25 30q6 3 7 10h-8q-2-5 1-10zM51 30q-6 3-7 10h8q2-5-1-10z';
const PETALS =
  'M19 0q8 11 0 28q-8-17 0-28zM8 5q10 7 9 23Q5 20 8 5zM30 5q-10 7-9 23Q33 20 30 5zM0 14q12 1 16 15Q3 29 0 14zM38 14q-12 1-16 15Q35 29 38 14z';

/** The mark beside the name. The name itself is text, so the mark says nothing. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 76 40" aria-hidden="true">
      <path d={RINGS} />
    </svg>
  );
}

/** A lotus for a rating. Figure and count stand beside it as text. */
export function Lotus() {
  return (
    <svg className="lotus" viewBox="0 0 38 29" aria-hidden="true">
      <path d={PETALS} />
    </svg>
  );
}
