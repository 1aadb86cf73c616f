const longest = 300;
/** Signs that are looked at: more than are told, so that none is told in part. */
const looked = 2_000;

/** What can name a person in the words of an error, and stands there as a sign that something was left out. */
const personal = [
  // An address of mail.
  /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g,
  // A value that PostgreSQL repeats.
  /(?<=(?:syntax for type [\w ]+|invalid value[^"]*|value): )".*?"/g,
  /(?<=\)=)\([^)]*\)/g,
  // A way in an address of the web: it may hold a token.
  /(?<=https?:\/\/[^\s/]+)\/[^\s"'<>)]+/g,
  // A token, an id.
  /\b(?=[\w-]*\d)[\w-]{20,}\b/g,
  // A number of a telephone, a card or an identity.
  /\+?\d(?:[ -]?\d){6,}[VvXx]?/g,
];

/** Why something failed, for an administrator: its first line, without what may be of a person. */
export function withoutPeople(error: string): string {
  const [first = ''] = error.slice(0, looked).split('\n');
  const told = personal.reduce((words, pattern) => words.replaceAll(pattern, '…'), first).trim();
  return told.length > longest ? `${told.slice(0, longest)}…` : told;
}
