/** The share of lines without a capital from which a text counts as one in small letters. */
const MOST = 0.6

const SMALL = new Set('a an and are at be by for from in is of on or per the to with'.split(' '))

/** A hurried note in small letters with its words as names are written; any other text as it stands. */
export const withCapitals = (text: string): string => {
  const lines = text.split('\n').filter((line) => /\p{L}{3}/u.test(line))
  const small = lines.filter((line) => !/\p{Lu}/u.test(line))
  if (lines.length < 5 || small.length < MOST * lines.length) return text
  return text
    .split('\n')
    .map((line) => (small.includes(line) ? capitalised(line) : line))
    .join('\n')
}

const capitalised = (line: string) =>
  line.replaceAll(/(?<![\p{L}\d.@'-])\p{Ll}[\p{L}']*(?![\p{L}.-]*@)/gu, (word) =>
    SMALL.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
