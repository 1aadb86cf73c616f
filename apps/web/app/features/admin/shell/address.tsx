/** An e-mail address, which breaks before its house rather than within a word. */
export function Address({ email }: { email: string }) {
  const house = email.indexOf('@');
  return (
    <span className="wrap-anywhere">
      {email.slice(0, house)}
      <wbr />
      {email.slice(house)}
    </span>
  );
}
