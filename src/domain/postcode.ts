import * as z from 'zod/mini'

// Any inward letters pass, because Royal Mail's allocations change.
const SHAPE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

const INCOMPLETE = 'Enter a full postcode, such as SY2 6HL.'

const normalised = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/** The typed postcode as 'SY2 6HL'; null when it is not one. */
export const parsePostcode = (typed: string): string | null => {
  const match = SHAPE.exec(normalised(typed))
  if (!match?.[1] || !match[2]) return null
  return `${match[1]} ${match[2]}`
}

/** The field's error for typed text that is not a postcode; null when it is one. */
export const postcodeProblem = (typed: string): string | null => {
  const text = normalised(typed)
  if (text === '') return 'Enter a postcode.'
  if (parsePostcode(typed)) return null
  if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(text))
    return 'This is the first half only. Add the last three characters.'
  if (text.length > 7) return 'This postcode is too long. Enter one such as SY2 6HL.'
  return INCOMPLETE
}

/** 'SY2' of 'SY2 6HL', for use where the full postcode would reveal too much; '' without a postcode. */
export const outwardCode = (postcode: string) => parsePostcode(postcode)?.split(' ')[0] ?? ''

export const Postcode = z
  .string()
  .check(z.refine((text) => parsePostcode(text) === text, INCOMPLETE))
