import { predictableWords } from './predictable-words.ts'

/**
 * Lengths in characters, not in bytes: 15 where a password may be the only factor (NIST SP 800-63B-4, 3.1.1.2), and as
 * any second factor can be removed later, for everybody.
 */
export const SHORTEST_PASSWORD = 15
export const LONGEST_PASSWORD = 128

/** How many characters a password needs besides names, addresses and what everybody chooses. */
const OWN_CHARACTERS = 8
const SHORTEST_CONTEXT = 4

/** What a password must not be made of: the firm's name, the person's name and their email address. */
export type PasswordContext = {
  readonly firm: string
  readonly name: string
  readonly email: string
}

/** The form in which a password is compared and hashed, so that each way of typing it is the same (NFKC). */
export const normalised = (password: string) => password.normalize('NFKC')

/** What is wrong with a new password, as a sentence for its field; null when it may be used. */
export const passwordFault = (password: string, context: PasswordContext): string | null => {
  const text = normalised(password)
  const { length } = [...text]
  if (length < SHORTEST_PASSWORD)
    return `Use at least ${SHORTEST_PASSWORD} characters. A few unrelated words are easy to remember.`
  if (length > LONGEST_PASSWORD) return `Use ${LONGEST_PASSWORD} characters at most.`
  if (isPredictable(text))
    return 'This is one of the passwords that people try first. Choose another.'
  if (isMadeOf(text, wordsOf(context)))
    return 'This is mostly your name, your email address or the firm’s name. Choose something else.'
  return null
}

const wordsOf = ({ firm, name, email }: PasswordContext) =>
  [firm, name, email, firm.replaceAll(/\P{L}/gu, '')]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_CONTEXT)

const isMadeOf = (text: string, words: readonly string[]) => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const without = (read: string) =>
    longestFirst.reduce((left, word) => left.replaceAll(word, ''), read)
  const plain = text.toLowerCase()
  const digits = plain.replaceAll(/\P{N}/gu, '')
  const isShort = (read: string, others: string) => {
    const rest = without(read)
    return rest.length < read.length && [...rest, ...others].length < OWN_CHARACTERS
  }
  return (
    [plain, ...withoutSigns(plain)].some((read) => isShort(read, '')) ||
    isShort(plain.replaceAll(/\P{L}/gu, ''), digits)
  )
}

const isPredictable = (text: string) => {
  const plain = text.toLowerCase()
  return (
    new Set(plain).size < 4 ||
    withoutSigns(plain).some(isRepeated) ||
    isWalk(plain) ||
    isFrequent(plain)
  )
}

/** 'abcabcabcabc' and 'tiger7tiger7' are one short part again and again. */
const isRepeated = (text: string) => /^(.{1,16}?)\1+$/su.test(text)

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].flatMap((letter, at) => {
      const next = row[at + 1]
      return next === undefined
        ? [letter + letter]
        : [letter + letter, letter + next, next + letter]
    }),
  ),
)

/** Whether most characters follow the one before in the alphabet, in numbers or on the keyboard. */
const isWalk = (text: string) => {
  const pairs = [...text].slice(1).map((letter, at) => `${text[at]}${letter}`)
  return pairs.filter((pair) => neighbours.has(pair)).length >= pairs.length * 0.75
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const SIGNS = /[\p{P}\p{Sc}\p{Sk}\p{Sm}\s]/gu
const BEGINNING = /^[\p{P}\p{S}\s]+/u
// Without @ and $, which stand for letters.
const ENDING = /[^\p{L}\p{N}@$]+$/u

const readable = (text: string) => [...text].map((sign) => lookalikes[sign] ?? sign).join('')

/** A text in lower case without its signs: as it stands, and with digits and signs as the letters they look like. */
const withoutSigns = (text: string) => [text, readable(text)].map((it) => it.replaceAll(SIGNS, ''))

/** Whether it is one or two of the words that people choose most, with digits and signs around them. */
const isFrequent = (text: string) => {
  const trimmed = text.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const letters = [text, readable(trimmed)].map((it) => it.replaceAll(/\P{L}/gu, ''))
  const ended = text.replace(ENDING, '')
  return (
    [...letters, ...withoutSigns(text)].some(isWordOrTwo) ||
    [ended.replace(BEGINNING, ''), readable(ended)].some(isWordAndLittle)
  )
}

const isWordOrTwo = (letters: string) =>
  isOne(letters) ||
  [...letters].some((_, at) => isOne(letters.slice(0, at)) && isOne(letters.slice(at)))

/** Whether it begins or ends with such a word and has too little besides. */
const isWordAndLittle = (text: string) =>
  Array.from({ length: OWN_CHARACTERS }, (_, rest) => rest).some(
    (rest) => isOne(text.slice(rest)) || isOne(text.slice(0, text.length - rest)),
  )

const isOne = (letters: string) => predictableWords.has(letters)
