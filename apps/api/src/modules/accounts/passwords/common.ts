let commonest: Set<string> | undefined;

/** Whether it is, whatever its case, one of the thousand passwords that are tried first. */
export async function isCommon(password: string): Promise<boolean> {
  if (!commonest) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    commonest = new Set(dictionary['passwords-common'].slice(0, 1000).map((word) => word.toLowerCase()));
  }
  return commonest.has(password.toLowerCase());
}
