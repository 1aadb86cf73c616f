interface Report {
  counts: { passed: number; failed: number; skipped: number };
  files: { name: string; seconds: number }[];
}
export function ofVitest(report: object): Report;
export function ofPlaywright(report: object): Report;
export function slowestInWords(files: Report['files']): string;
