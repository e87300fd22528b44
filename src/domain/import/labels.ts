/** 'a, b, c' as its parts: tables of names stay short that way. A phrase may go over two lines. */
export const words = (listed: string): readonly string[] =>
  listed.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
