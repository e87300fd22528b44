import { parseEmail, parsePhone, phoneProblem } from '#domain/contact'
import { MOST_PENCE, type Pence, parsePence } from '#domain/money'
import { outwardCode, parsePostcode, postcodeProblem } from '#domain/postcode'

/** What a cell says, or why it says nothing that can be kept. */
export type ReadValue<T> = { readonly value: T } | { readonly reason: string }

const GUARD = /^'(?=[=+\-@\t\r])/
// Zero-width marks and the spaces that never break, as copied from web pages and Word.
const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\ufeff]/g

/**
 * A cell as it is kept: text, whatever it begins with. The apostrophe by which a file keeps a spreadsheet from
 * running it is taken off.
 */
export const cellText = (written: string): string =>
  written.replaceAll(ODD_SPACE, ' ').trim().replace(GUARD, '')

const SHORT_AMOUNT = /^£?\s*(\d+(?:\.\d+)?)\s*([km])$/i

/** '£412,500', '412500.00', 'GBP 412,500' or '412k', in pence. */
export const readMoney = (text: string): ReadValue<Pence> => {
  const plain = text.replace(/^gbp\s*|\s*gbp$/i, '')
  const [, count, unit] = SHORT_AMOUNT.exec(plain) ?? []
  const short =
    count === undefined
      ? null
      : Math.round(Number(count) * (unit === 'm' || unit === 'M' ? 1e8 : 1e5))
  const amount = short ?? parsePence(plain)
  if (amount !== null && amount < MOST_PENCE) return { value: amount }
  if (/^[(-]/.test(plain))
    return { reason: 'This is less than nothing. Enter an amount above £0.00.' }
  return { reason: 'This is no amount of money. Write it like £412,500.00.' }
}

/** The same, above nothing. */
export const readPrice = (text: string): ReadValue<Pence> => {
  const read = readMoney(text)
  return 'value' in read && read.value === 0
    ? { reason: 'Leave this empty, or enter an amount above £0.00.' }
    : read
}

/** One address for email, in small letters. */
export const readEmail = (text: string): ReadValue<string> => {
  const email = parseEmail(text.replace(/^mailto:/i, '').replace(/^.*<([^>]+)>$/, '$1'))
  return email === null
    ? { reason: 'This is no email address. Write one like name@example.com.' }
    : { value: email }
}

const SEVERAL = /\s*(?:[/;,|]|\bor\b|\n)\s*/i

/** A spreadsheet drops the 0 that a number begins with. */
const withZero = (text: string) =>
  /^[12378]\d{9}$/.test(text.replaceAll(' ', '')) ? `0${text}` : text

/** Every number of a cell that names several, the first valid one first. */
export const readPhones = (text: string): ReadValue<readonly string[]> => {
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text))
    return { reason: 'The spreadsheet has shortened this number. Format the column as text.' }
  const parts = text
    .split(SEVERAL)
    .filter((part) => /\d/.test(part))
    .map(withZero)
  const [first, ...others] = [
    ...parts.filter((part) => parsePhone(part) !== null),
    ...parts.filter((part) => parsePhone(part) === null),
  ]
  if (first === undefined || parsePhone(first) === null)
    return { reason: phoneProblem(first ?? text) ?? 'This is no telephone number.' }
  return { value: [parsePhone(first) ?? first, ...others] }
}

/** 'SY2 6HL'; its first half alone where that is all there is. */
export const readPostcode = (text: string): ReadValue<string> => {
  const whole = parsePostcode(text)
  if (whole !== null) return { value: whole }
  const half = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return outwardCode(`${half} 1AA`) === half
    ? { value: half }
    : { reason: postcodeProblem(text) ?? 'This is no postcode.' }
}

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})\b\s*$/i

/** The postcode at the end of an address; '' where there is none. */
export const postcodeIn = (address: string): string => {
  const [, out, inward] = POSTCODE.exec(address) ?? []
  return parsePostcode(`${out ?? ''} ${inward ?? ''}`) ?? ''
}

/** 'Sale & Purchase' as 'sale purchase': how headings and choices are compared. */
export const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** One of a few by any of its names; `reason` lists what would do. */
export const readChoice =
  <T>(names: Readonly<Record<string, T>>, reason: string) =>
  (text: string): ReadValue<T> => {
    const value = names[plainWords(text)]
    return value === undefined ? { reason } : { value }
  }

const yes = ['y', 'yes', 'true', '1', 'x', 'on', 'opted in', 'opt in']
const no = ['n', 'no', 'false', '0', 'off', 'opted out', 'opt out']

export const readYes = readChoice(
  {
    ...Object.fromEntries(yes.map((word) => [word, true])),
    ...Object.fromEntries(no.map((word) => [word, false])),
  },
  'Write yes or no.',
)
