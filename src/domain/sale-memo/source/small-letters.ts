/** The share of lines without a capital from which a text counts as one in small letters. */
const MOST = 0.6

const SMALL = new Set('a an and are at be by for from in is of on or per the to with'.split(' '))

/** Words that are written in capitals. */
const CAPITALS = /^(?:LLP|GBP|FTB|S?STC|TB[AC]|AIP|DIP|N\/?A|DX|VAT|PLC|[A-Z]{1,2})$/

/** A text in capitals with its words as names are written; any other text as it stands. */
export const withoutShouting = (text: string): string => {
  const lines = text.split('\n').filter((line) => /\p{L}{3}/u.test(line))
  const loud = lines.filter((line) => !/\p{Ll}/u.test(line.replace(/\S+@\S+/, '')))
  if (lines.length < 5 || loud.length < 0.9 * lines.length) return text
  return text.replaceAll(/(?<![\p{L}\d.@£])\p{Lu}[\p{Lu}']+(?![\p{L}\d.-]*@|\d)/gu, (word) =>
    CAPITALS.test(word)
      ? word
      : word.toLowerCase().replaceAll(/^\p{L}|(?<=^(?:o'|d'|mc))\p{L}/gu, (it) => it.toUpperCase()),
  )
}

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
