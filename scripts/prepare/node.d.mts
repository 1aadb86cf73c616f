export declare const sparing: readonly string[];
