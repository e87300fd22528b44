import * as z from 'zod/mini'

// Plain expressions, so that a page which only checks typed text need not load the schema library.
const PHONE = /^\+[1-9]\d{6,14}$/
const EMAIL = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const LONGEST_EMAIL = 254

/** A telephone number in E.164: '+447700900482'; one that is typed as '07700 900482' becomes it. */
export const Phone = z.string().check(
  z.overwrite((typed) => parsePhone(typed) ?? typed),
  z.regex(PHONE, 'Enter a telephone number, such as 07700 900482.'),
)

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_EMAIL, 'This address is too long.'),
    z.regex(EMAIL, 'Enter an email address, like name@example.com.'),
  )

type PersonName = {
  readonly title?: string | null | undefined
  readonly first_name: string
  readonly last_name: string
}

/** 'Owen Tarrant' */
export const nameOf = (it: PersonName) => `${it.first_name} ${it.last_name}`.trim()

/** 'Mr Tarrant' when the title is known, otherwise the full name. */
export const salutationOf = (it: PersonName) =>
  it.title ? `${it.title} ${it.last_name}` : nameOf(it)

/** The typed email address in lower case; null when it is not one. */
export const parseEmail = (typed: string): string | null => {
  const email = typed.trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null
}

const digitsOf = (typed: string) => typed.replace(/^\s*00/, '+').replaceAll(/\(0\)|[\s().–-]/g, '')

const nationalDigits = (digits: string) => {
  if (digits.startsWith('+44')) return digits.slice(3).replace(/^0/, '')
  return digits.startsWith('0') ? digits.slice(1) : null
}

// Ofcom: 1 and 2 geographic (9 or 10 digits), 3 non-geographic, 5 corporate, 7 mobile (10), 8 and 9 special.
const UNITED_KINGDOM = /^(?:[12]\d{8,9}|[35789]\d{9}|800\d{6,7})$/

/** The typed number in E.164, a UK number unless it has a country code; null when it is not one. */
export const parsePhone = (typed: string): string | null => {
  const digits = digitsOf(typed)
  if (!/^\+?\d+$/.test(digits)) return null
  const uk = nationalDigits(digits)
  if (uk !== null) return UNITED_KINGDOM.test(uk) ? `+44${uk}` : null
  return digits.startsWith('+') && PHONE.test(digits) ? digits : null
}

/**
 * The digits of a number, or of its beginning, without 0 or +44: '7700900' for '07700 900' and '+447700900'. Null
 * for text that begins otherwise or has fewer than four.
 */
export const phoneSearchDigits = (typed: string): string | null => {
  const digits = digitsOf(typed)
  if (!/^(?:\+|0)\d+$/.test(digits)) return null
  const found = nationalDigits(digits) ?? digits.slice(1)
  return found.length < 4 ? null : found
}

/** The field's error for typed text that is not a telephone number; null when it is one. */
export const phoneProblem = (typed: string): string | null => {
  const digits = digitsOf(typed)
  if (digits === '') return 'Enter a telephone number.'
  if (parsePhone(typed)) return null
  if (/[^\d+]/.test(digits)) return 'Enter digits only. Leave out words and extensions.'
  const uk = nationalDigits(digits)
  if (uk === null) return 'Start with 0, or with + and the country code.'
  if (uk.length < 9) return 'This number is too short. Check for missing digits.'
  if (uk.length > 10) return 'This number is too long. Check for extra digits.'
  return 'This is not a UK number. Check the first digits.'
}

// Ofcom: 02x numbers are written 3-4-4, 011x and 01x1 numbers 4-3-4, others 5-6.
const LARGE_TOWN = /^01(?:1\d|\d1)/

/** '07700 900482' for '+447700900482', '0117 496 0214' for '+441174960214'; other countries' numbers unchanged. */
export const formatPhone = (phone: string) => {
  if (!phone.startsWith('+44')) return phone
  const digits = `0${phone.slice(3)}`
  if (LARGE_TOWN.test(digits))
    return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
  if (/^02/.test(digits)) return `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** '+44 7700 900482' for '+447700900482'; numbers of other countries unchanged. */
export const internationalPhone = (phone: string) =>
  phone.startsWith('+44') ? `+44 ${formatPhone(phone).slice(1)}` : phone

/** Whether a number can receive a text message or WhatsApp: a UK mobile, or any number abroad. */
export const isMobile = (phone: string) => !phone.startsWith('+44') || /^\+447[1-57-9]/.test(phone)
