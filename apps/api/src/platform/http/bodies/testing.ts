import type { InjectOptions } from 'fastify';

/** A multipart body as browsers send it, with its header; what is no text or file goes as JSON text. */
export async function multipart(
  fields: Record<string, unknown>,
  file?: { bytes: Buffer; name?: string; type?: string; field?: string },
  headers: Record<string, string> = {},
): Promise<{ payload: Buffer; options: Pick<InjectOptions, 'headers'> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) {
    const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'image' } = file;
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    options: { headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' } },
  };
}
