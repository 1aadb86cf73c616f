export function isInstalled(): boolean;
export function isBuilt(): boolean;

export const serverFolder: string;
export function serverProgram(name?: string): string;
