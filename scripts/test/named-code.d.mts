interface Code {
  paths: ReadonlySet<string>;
  names: ReadonlySet<string>;
  context: ReadonlySet<string>;
}
export function missingIn(text: string, code: Code): string[];
export function readCode(): Code;
export function projectFiles(folder?: string): string[];
