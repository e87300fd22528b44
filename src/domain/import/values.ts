import { parseEmail, parsePhone, phoneProblem } from '#domain/contact'
import { looksLikeFormula } from '#domain/list/formula'
import { MOST_PENCE, type Pence, parsePence } from '#domain/money'
import { elsewhereProblem } from '#domain/nation'
import { outwardCode, parsePostcode, postcodeProblem } from '#domain/postcode'

export type ParsedValue<T> = { readonly value: T } | { readonly reason: string }

// Zero-width and non-breaking spaces, as copied from web pages and Word.
const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\ufeff]/g

/** The trimmed text of a cell, without the apostrophe that protects against formula injection. */
export const cellText = (text: string): string => {
  const plain = text.replaceAll(ODD_SPACE, ' ').trim()
  return plain.startsWith("'") && looksLikeFormula(plain.slice(1)) ? plain.slice(1) : plain
}

/** Parses '£412,500', '412500.00', 'GBP 412,500' or '412k'; in pence. */
export const parseMoney = (text: string): ParsedValue<Pence> => {
  const plain = text.replace(/^gbp\s*|\s*gbp$/i, '')
  const amount = parsePence(plain)
  if (amount !== null && amount < MOST_PENCE) return { value: amount }
  if (/^[(-]/.test(plain)) return { reason: 'This is negative. Enter an amount above £0.00.' }
  return { reason: 'This is not an amount of money. Enter it like £412,500.00.' }
}

/** Parses an amount above £0.00; in pence. */
export const parsePrice = (text: string): ParsedValue<Pence> => {
  const parsed = parseMoney(text)
  return 'value' in parsed && parsed.value === 0
    ? { reason: 'Leave this empty, or enter an amount above £0.00.' }
    : parsed
}

/** Parses one email address; lower case. */
export const parseEmailCell = (text: string): ParsedValue<string> => {
  const email = parseEmail(text.replace(/^mailto:/i, '').replace(/^.*<([^>]+)>$/, '$1'))
  return email === null
    ? { reason: 'This is not an email address. Enter it like name@example.com.' }
    : { value: email }
}

const SEVERAL = /\s*(?:[/;,|]|\bor\b|\n)\s*/i

/** Restores the leading 0 that spreadsheets drop. */
const withZero = (text: string) =>
  /^[12378]\d{9}$/.test(text.replaceAll(' ', '')) ? `0${text}` : text

/** Parses the telephone numbers of a cell, the first valid one first. */
export const parsePhones = (text: string): ParsedValue<readonly string[]> => {
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
    return { reason: phoneProblem(first ?? text) ?? 'This is not a telephone number.' }
  return { value: [parsePhone(first) ?? first, ...others] }
}

/** Parses a postcode, 'SY2 6HL', or its outward code alone. */
export const parsePostcodeCell = (text: string): ParsedValue<string> => {
  const full = parsePostcode(text)
  const elsewhere = elsewhereProblem(text)
  if (elsewhere !== null) return { reason: elsewhere }
  if (full !== null) return { value: full }
  const outward = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return outwardCode(`${outward} 1AA`) === outward
    ? { value: outward }
    : { reason: postcodeProblem(text) ?? 'This is not a postcode.' }
}

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})\b\s*$/i

/** The postcode at the end of an address; '' when there is none. */
export const postcodeIn = (address: string): string => {
  const [, out, inward] = POSTCODE.exec(address) ?? []
  return parsePostcode(`${out ?? ''} ${inward ?? ''}`) ?? ''
}

/** Normalises text for comparison: 'Sale & Purchase' becomes 'sale purchase'. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

export const parseChoice =
  <T>(names: Readonly<Record<string, T>>, reason: string) =>
  (text: string): ParsedValue<T> => {
    const value = names[plainText(text)]
    return value === undefined ? { reason } : { value }
  }

const yes = ['y', 'yes', 'true', '1', 'x', 'on', 'opted in', 'opt in']
const no = ['n', 'no', 'false', '0', 'off', 'opted out', 'opt out']

export const parseYes = parseChoice(
  {
    ...Object.fromEntries(yes.map((word) => [word, true])),
    ...Object.fromEntries(no.map((word) => [word, false])),
  },
  'Enter yes or no.',
)
