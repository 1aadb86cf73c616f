export function faultsIn(file: string, text: string): string[];
