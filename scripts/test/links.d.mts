export function brokenLinksIn(file: string, text: string): string[];
