import * as z from 'zod/mini'

// Read without their schemas too: a page that only reads what is typed does without the schema library.
const PHONE = /^\+[1-9]\d{6,14}$/
const EMAIL = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const LONGEST_EMAIL = 254

/** A telephone number as it is kept: '+447700900482'. */
export const Phone = z
  .string()
  .check(z.regex(PHONE, 'Enter a telephone number, such as 07700 900482.'))

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_EMAIL, 'This address is too long.'),
    z.regex(EMAIL, 'Enter an email address, like name@example.com.'),
  )

type Named = {
  readonly title?: string | null | undefined
  readonly first_name: string
  readonly last_name: string
}

/** 'Owen Tarrant' */
export const nameOf = (it: Named) => `${it.first_name} ${it.last_name}`.trim()

/** 'Mr Tarrant' where the title is known, else the full name: how a letter begins. */
export const salutationOf = (it: Named) => (it.title ? `${it.title} ${it.last_name}` : nameOf(it))

/** What a person typed, as it is kept and compared; null when it is no address. */
export const parseEmail = (written: string): string | null => {
  const email = written.trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null
}

const digitsOf = (written: string) =>
  written.replace(/^\s*00/, '+').replaceAll(/\(0\)|[\s().–-]/g, '')

const national = (digits: string) => {
  if (digits.startsWith('+44')) return digits.slice(3).replace(/^0/, '')
  return digits.startsWith('0') ? digits.slice(1) : null
}

// Ofcom: 1 and 2 geographic (9 or 10 digits), 3 non-geographic, 5 corporate, 7 mobile (10), 8 and 9 special.
const UNITED_KINGDOM = /^(?:[12]\d{8,9}|[35789]\d{9}|800\d{6,7})$/

/** What a person typed as '+447700900482'; null when it is no number. Without a country it is a UK number. */
export const parsePhone = (written: string): string | null => {
  const digits = digitsOf(written)
  if (!/^\+?\d+$/.test(digits)) return null
  const uk = national(digits)
  if (uk !== null) return UNITED_KINGDOM.test(uk) ? `+44${uk}` : null
  return digits.startsWith('+') && PHONE.test(digits) ? digits : null
}

/** Why what a person typed is no number, in words for the field; null when it is one. */
export const phoneProblem = (written: string): string | null => {
  const digits = digitsOf(written)
  if (digits === '') return 'Enter a telephone number.'
  if (parsePhone(written)) return null
  if (/[^\d+]/.test(digits))
    return 'A telephone number has digits only. Leave out words and extensions.'
  const uk = national(digits)
  if (uk === null) return 'Begin with 0, or with + and the country code.'
  if (uk.length < 9) return 'This number is too short. Check for missing digits.'
  if (uk.length > 10) return 'This number is too long. Check for extra digits.'
  return 'This is not a UK number. Check the first digits.'
}

/** '+447700900482' as a person reads it: '07700 900482'; abroad as it is kept. */
export const formatPhone = (phone: string) => {
  if (!phone.startsWith('+44')) return phone
  const digits = `0${phone.slice(3)}`
  if (/^02/.test(digits)) return `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** '+447700900482' as it is dialled from anywhere: '+44 7700 900482'; other countries as it is kept. */
export const phoneAbroad = (phone: string) =>
  phone.startsWith('+44') ? `+44 ${formatPhone(phone).slice(1)}` : phone

/** Whether a number can get a text message or WhatsApp: UK mobiles, and any number abroad. */
export const isMobile = (phone: string) => !phone.startsWith('+44') || /^\+447[1-57-9]/.test(phone)
