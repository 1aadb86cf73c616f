/** What stands where neither a page nor the scripts of the page of errors can be had. */
export function PlainError() {
  return (
    <section className="wrap py-18">
      <title>Something went wrong · Serendib</title>
      <h1>The train is held at the signal.</h1>
      <p className="mt-6 text-19">We cannot be reached just now. Please try again in a moment.</p>
      <p className="mt-8">
        <button type="button" className="btn" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </section>
  );
}
