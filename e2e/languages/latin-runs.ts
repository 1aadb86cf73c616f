export const isLatin = /\p{Script=Latin}{2,}/u;

/** What stands in Latin letters between those of Sinhala and Tamil, without the signs round it. */
export const latinRuns = (text: string): string[] =>
  (text.match(/[^\u0B80-\u0BFF\u0D80-\u0DFF]+/gu) ?? [])
    .filter((run) => isLatin.test(run))
    .map((run) => run.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/[\s\u00a0]+/g, ' '));
