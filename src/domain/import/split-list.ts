/** The trimmed parts of 'a, b, c'; a phrase may span two lines. */
export const splitList = (list: string): readonly string[] =>
  list.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
