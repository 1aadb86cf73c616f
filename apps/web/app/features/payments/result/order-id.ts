/** The order that the gateway sent its payer back for. It may append its own to ours, so that it comes twice. */
export function orderIdIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const given = [...query.getAll('order_id'), ...query.getAll('orderId')];
  return given.map((id) => id.trim()).find((id) => id !== '');
}
