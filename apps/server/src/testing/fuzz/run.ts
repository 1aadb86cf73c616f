import fc from 'fast-check';
import type { FileName } from './bodies.ts';
import type { Operation } from './document.ts';
import { fill, type Known, type Sent } from './fill.ts';
import { type FuzzRequest, requestsOf } from './requests.ts';

export interface Answer {
  status: number;
  body: string;
  ms: number;
}

export interface FuzzOptions {
  operations: Operation[];
  seed: number;
  /** The number of the first request: with another than 0 only a part of a run is made again. */
  from?: number;
  requests: number;
  /** Requests that are under way at one time. */
  atOnce?: number;
  files: Record<FileName, Buffer>;
  /** Gets an answer; throws where none comes. */
  send(request: Sent): Promise<Answer>;
  /** Called before each round: what the one before has taken away is there again. */
  renew(send: (request: Sent) => Promise<unknown>): Promise<Known>;
  /** Milliseconds after which an answer is a finding; none is where nothing is said. */
  slowest?: number;
  afterRound?(done: number): Promise<void>;
  onFinding?(finding: Finding): void;
}

export interface Finding {
  number: number;
  call: string;
  what: string;
  sent: string;
}

export interface FuzzReport {
  requests: number;
  byStatus: Record<string, number>;
  /** Calls that were answered as they should be at least once, and those that never were. */
  succeeded: string[];
  neverSucceeded: string[];
  /** Calls by their slowest answer, in milliseconds. */
  slowest: Record<string, number>;
  findings: Finding[];
}

/** Every call once, in the order of the document: then again, with other values. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const {
    operations,
    seed,
    from = 0,
    requests,
    atOnce = 1,
    files,
    send,
    renew,
    slowest = Infinity,
  } = options;
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  const report: FuzzReport = {
    ...{ requests: 0, byStatus: {}, succeeded: [], neverSucceeded: [], slowest: {}, findings: [] },
  };
  const succeeded = new Set<string>();
  for (let next = from; next < from + requests; ) {
    const known = await renew(send);
    const end = Math.min(from + requests, next - (next % operations.length) + operations.length);
    const work = async () => {
      while (next < end) {
        const number = next++;
        const operation = operationAt(operations, number);
        const call = `${operation.method} ${operation.path}`;
        const request = requestNumber(operations, seed, number);
        const sent = fill(request, known, files);
        const found = (what: string) => {
          const finding = { number, call, what, sent: inWords(request.role, sent) };
          report.findings.push(finding);
          options.onFinding?.(finding);
        };
        report.requests += 1;
        try {
          const { status, body, ms } = await send(sent);
          report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
          report.slowest[call] = Math.max(report.slowest[call] ?? 0, ms);
          if (status < 300 && request.method === operation.method) succeeded.add(call);
          if (status >= 500) found(`${status}: ${body.slice(0, 300)}`);
          else if (ms > (waitsForOthers.test(call) ? 10 : 1) * slowest)
            found(`${Math.round(ms)} ms until ${status}`);
          else if (isUndeclared(operation, request, status))
            found(`${status} is not in the document: ${body.slice(0, 200)}`);
        } catch (error) {
          found(`no answer: ${error}`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await options.afterRound?.(next - from);
  }
  report.succeeded = names.filter((name) => succeeded.has(name));
  report.neverSucceeded = names.filter((name) => !succeeded.has(name));
  return report;
}

/** The gateway of payments, once for each order; the server of another's calendar. */
const waitsForOthers = /\/(reconcile|refund|imports)$/;

/** What any call may be answered by what stands before it: nothing new to tell, an expectation that fails, headers that are too long. */
const shared = [304, 400, 414, 417, 431];

const isUndeclared = (operation: Operation, { method, path }: FuzzRequest, status: number): boolean =>
  // A part that is empty, or a dot or two, leads to another call: an inquiry without an id is the list of them.
  method === operation.method &&
  !/\/\.{0,2}(\/|\?|$)/.test(path) &&
  !shared.includes(status) &&
  !operation.statuses.includes(String(status));

function operationAt(operations: Operation[], number: number): Operation {
  const operation = operations[number % operations.length];
  if (!operation) throw new Error('The document has no calls.');
  return operation;
}

const made = new WeakMap<Operation, fc.Arbitrary<FuzzRequest>>();

/** The same request for the same seed and number, after any others. */
export function requestNumber(operations: Operation[], seed: number, number: number): FuzzRequest {
  const operation = operationAt(operations, number);
  const arbitrary = made.get(operation) ?? requestsOf(operation);
  made.set(operation, arbitrary);
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  const [request] = fc.sample(arbitrary, { seed: mixed, numRuns: 1 });
  if (!request) throw new Error('No request was made.');
  return request;
}

/** As it was sent, but for the token and what is too long to read. */
function inWords(role: string, { method, url, headers, payload }: Sent): string {
  const { authorization: _, ...told } = headers;
  const short = (text: string) =>
    text.length > 600 ? `${text.slice(0, 600)}… (${text.length} signs)` : text;
  const body = payload ? ` ${JSON.stringify(short(payload.toString('utf8')))}` : '';
  return `as ${role}: ${method} ${short(url)} ${JSON.stringify(told)}${body}`;
}
