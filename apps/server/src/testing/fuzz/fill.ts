import type { FileName } from './bodies.ts';
import type { FuzzRequest, Role } from './requests.ts';

/** What placeholders of requests stand for: ids by their pool, and the token of each role. */
export interface Known {
  ids: Record<string, string[]>;
  tokens: Partial<Record<Role, string>>;
}

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

/** The request with what its placeholders stand for now. */
export function fill(request: FuzzRequest, known: Known, files: Record<FileName, Buffer>): Sent {
  const put = (text: string) =>
    text.replaceAll(/~id\.(\w+)\.(\d+)~/g, (_, pool, n) => idOf(known, pool, Number(n)));
  const { role, method, path, body } = request;
  const token = known.tokens[role];
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body?.type !== undefined && { 'content-type': body.type }),
    ...request.headers,
  };
  return {
    method,
    url: put(path),
    headers,
    payload: body && bytesOf(put(body.text), body.file && files[body.file]),
  };
}

const nothing = '0199b2c4-6a51-7c3e-9f00-0123456789ab';

function idOf({ ids }: Known, pool: string, n: number): string {
  const all = ids[pool] ?? [];
  return all[n % all.length] ?? nothing;
}

function bytesOf(text: string, file: Buffer | undefined): Buffer {
  const at = file ? text.indexOf('~file~') : -1;
  if (!file || at < 0) return Buffer.from(text);
  return Buffer.concat([Buffer.from(text.slice(0, at)), file, Buffer.from(text.slice(at + '~file~'.length))]);
}
