import http from 'node:http';

export interface Answer {
  /** 0 where there was none. */
  status: number;
  text: string;
  ms: number;
}

export interface Asked {
  method?: string;
  token?: string;
  body?: object;
  /** A photo, sent as the file "image". */
  photo?: Buffer;
  /** By one who has just written something, as a browser asks then. */
  anew?: boolean;
  /** The name by which the site is known, where one of its processes is asked itself. */
  host?: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const patienceMs = 20_000;
const boundary = 'serendib-cluster';
/** Looks of what calls itself a robot are not counted. */
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

/** A visitor of an address of its own, so that the limits of one address meet none of them. */
let last = 0;
const newVisitor = () => {
  last += 1;
  return `10.${(last >> 16) % 256}.${(last >> 8) % 256}.${last % 256}`;
};

export function ask(
  url: string,
  { method = 'GET', token, body, photo, host, anew }: Asked = {},
): Promise<Answer> {
  const begun = performance.now();
  const sent = photo
    ? Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        photo,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
    : body && Buffer.from(JSON.stringify(body));
  const visitor = newVisitor();
  const headers = {
    // As the balancer passes it on, where there is none between.
    ...{ 'x-visitor': visitor, 'x-forwarded-for': visitor, 'user-agent': browser },
    ...(host && { host }),
    ...(anew && { 'cache-control': 'max-age=0' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent && {
      'content-type': photo ? `multipart/form-data; boundary=${boundary}` : 'application/json',
      'content-length': sent.length,
    }),
  };
  return new Promise((resolve) => {
    const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - begun });
    const request = http.request(url, { method, headers, agent, timeout: patienceMs }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => end(reply.statusCode ?? 0, text));
      reply.on('error', (error) => end(0, error.message));
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => end(0, error.message));
    request.end(sent);
  });
}
