declare module 'gettext-parser' {
  export interface Entry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { translator?: string; reference?: string; extracted?: string; flag?: string };
  }
  export interface File {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Entry>>;
  }
  export const po: {
    parse(text: string, options?: { validation?: boolean }): File;
    compile(
      file: File,
      options?: { foldLength?: number; sort?: boolean | ((a: Entry, b: Entry) => number) },
    ): Buffer;
  };
}
