export function isInstalled(): boolean;
export function isBuilt(): boolean;
