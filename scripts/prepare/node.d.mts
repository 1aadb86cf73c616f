export declare const sparing: readonly string[];
export declare const sparingEnvironment: Readonly<Record<string, string>>;
