import type { QuoteClient, QuoteFacts } from '#domain/quote/facts'

const TITLES = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend master captain'.split(' '),
)

// Letters that Unicode does not decompose into a base letter and a mark.
const bases: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** The words of a name in lower case, without titles, accents and apostrophes. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’‘`]/gu, '')
    .replaceAll(/[øłđðıþßæœ]/g, (letter) => bases[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word))

/** Whether words in a row make up the name, however it is hyphenated: 'Smith Jones' for 'Smith-Jones'. */
const contains = (words: readonly string[], name: string) => {
  const whole = wordsOf(name).join('')
  return (
    whole !== '' &&
    words.some((_, from) => words.some((__, to) => words.slice(from, to + 1).join('') === whole))
  )
}

/** Any of the first names in full; where only initials are known, a word that begins with one. */
const containsFirstName = (words: readonly string[], firstName: string) => {
  const known = wordsOf(firstName)
  const fullNames = known.filter((it) => it.length > 1)
  return fullNames.length > 0
    ? contains(words, firstName) || fullNames.some((it) => words.includes(it))
    : known.some((initial) => words.some((word) => word.startsWith(initial)))
}

const isSignedBy = (words: readonly string[], { first_name, last_name }: QuoteClient) => {
  const hasFirst = wordsOf(first_name).length === 0 || containsFirstName(words, first_name)
  const hasLast = wordsOf(last_name).length === 0 || contains(words, last_name)
  const isFull = words.length > 1 || first_name.trim() === '' || last_name.trim() === ''
  return hasFirst && hasLast && isFull
}

/** Whether somebody else may sign, whose name the quote does not have: an attorney, or an officer of a company. */
const isSignedForThem = ({ sale, purchase, remortgage, transfer_of_equity }: QuoteFacts) =>
  purchase?.company === true ||
  [sale, purchase, remortgage, transfer_of_equity].some((it) => it?.power_of_attorney === true)

const clientNames = ({ clients }: QuoteFacts) =>
  clients.map((it) => `${it.first_name} ${it.last_name}`.trim()).filter(Boolean)

/**
 * The sentence that says why a typed name does not sign for a quote; undefined when it does. The first and last name of
 * one client are needed, in any order, with or without title, accents and middle names.
 */
export const signatureProblem = (facts: QuoteFacts, typed: string): string | undefined => {
  const words = wordsOf(typed)
  const names = clientNames(facts)
  if (names.length === 0 || isSignedForThem(facts))
    return words.filter((it) => it.length > 1).length > 1
      ? undefined
      : 'Enter your full name, first and last.'
  if (facts.clients.some((client) => isSignedBy(words, client))) return undefined
  return `Enter your full name as it is on this quote: ${names.join(' or ')}. Call us if it is wrong there.`
}
