/** The trimmed parts of 'a, b, c'; a phrase may span two lines. */
export const words = (listed: string): readonly string[] =>
  listed.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
