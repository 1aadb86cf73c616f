/** The reason in an error, which may be several: where a name has several addresses, Node's error has one for each inside. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}
