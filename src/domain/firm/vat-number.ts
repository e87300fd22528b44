import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]
const STANDARD = 9
const BRANCH = 12

const digitsOf = (text: string) => text.toUpperCase().replace(/^GB/, '').replaceAll(/\s/g, '')

/** Whether the two check digits of nine belong to the others: modulo 97, or 97 with 55 added. */
const isChecked = (digits: string) => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const check = Number(digits.slice(WEIGHTS.length, STANDARD))
  return (sum + check) % 97 === 0 || (sum + 55 + check) % 97 === 0
}

/** Whether a text is a VAT number of the United Kingdom: 'GB 980 7806 84', or twelve digits of a branch. */
export const isVatNumber = (text: string) => {
  const digits = digitsOf(text)
  return /^\d+$/.test(digits) && [STANDARD, BRANCH].includes(digits.length) && isChecked(digits)
}

/** 'GB 980 7806 84' */
export const formatVatNumber = (text: string) => {
  const digits = digitsOf(text)
  const parts = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 9), digits.slice(9)]
  return `GB ${parts.filter(Boolean).join(' ')}`
}

export const VatNumber = z
  .string()
  .check(
    z.trim(),
    atMost(30),
    z.refine(isVatNumber, 'Enter a VAT number of 9 or 12 digits, such as GB 980 7806 84.'),
  )
