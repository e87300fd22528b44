/** Words of labels that nobody is called. */
const WORDS =
  'vendor vendors purchaser purchasers solicitor solicitors conveyancer conveyancers conveyancing mortgage exchange completion freehold leasehold agreed accepted remaining property address deposit tenure negotiator telephone included position condition conditions moving'.split(
    ' ',
  )

/** Words that are right and one letter from one of these. */
const RIGHT = new Set([...WORDS, 'properly', 'retaining', 'mowing', 'excepted'])

/** A text with the words of labels spelt as they are elsewhere: 'purchasor', 'free hold'. */
export const wellSpelt = (text: string): string =>
  text
    .replaceAll(/\b(free|lease) hold\b/gi, '$1hold')
    .replaceAll(
      /(?<![\p{L}@.'-])(?:\p{Ll}{6,14}(?![\p{L}@'-]|\.\p{L})|\p{Lu}\p{Ll}{5,13}(?=:))/gu,
      (word) => WORDS.find((known) => isMisspelt(word.toLowerCase(), known)) ?? word,
    )

/** Whether one letter too many, too few, wrong or swapped, before the last one, makes one word of the other. */
const isMisspelt = (word: string, known: string) => {
  if (RIGHT.has(word) || word[0] !== known[0] || Math.abs(word.length - known.length) > 1)
    return false
  let start = 0
  while (start < known.length && word[start] === known[start]) start++
  const [rest, own] = [word.slice(start), known.slice(start)]
  if (rest === '' || own === '' || (rest.length === 1 && own.length === 1)) return false
  const isSwapped = rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2)
  return (
    isSwapped || rest.slice(1) === own.slice(1) || rest.slice(1) === own || rest === own.slice(1)
  )
}
