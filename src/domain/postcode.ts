import * as z from 'zod/mini'

// Any inward letters pass: which are allocated changes, and an address list is the place to ask.
const SHAPE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

const EXAMPLE = 'Enter a full postcode, such as SY2 6HL.'

const packed = (written: string) => written.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/** What a person typed as 'SY2 6HL', or null when it is no postcode. */
export const parsePostcode = (written: string): string | null => {
  const match = SHAPE.exec(packed(written))
  if (!match?.[1] || !match[2]) return null
  return `${match[1]} ${match[2]}`
}

/** Why what a person typed is no postcode, in words for the field; null when it is one. */
export const postcodeProblem = (written: string): string | null => {
  const text = packed(written)
  if (text === '') return 'Enter a postcode.'
  if (parsePostcode(written)) return null
  if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(text))
    return 'This is the first half only. Add the last three characters.'
  if (text.length > 7) return 'This is too long for a postcode. Enter one such as SY2 6HL.'
  return EXAMPLE
}

/** 'SY2' of 'SY2 6HL': what stands for a place where the whole would say too much. */
export const outwardCode = (postcode: string) => parsePostcode(postcode)?.split(' ')[0] ?? ''

/** A postcode as it is kept: upper case, one space. */
export const Postcode = z.string().check(z.refine((text) => parsePostcode(text) === text, EXAMPLE))
