/** An e-mail address, which breaks before its domain rather than within a word. */
export function Address({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
