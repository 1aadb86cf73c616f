/** The default function of a module as the text of a script that calls it: see `scripts/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
