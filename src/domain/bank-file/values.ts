import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { BankDayFault, BankFileFault } from './bank-file.ts'

const DECIMAL = /^([+-]?)(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/

const penceOf = (sign: string, whole: string, decimals: string, place: string): Pence => {
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) throw new BankFileFault('The amount is too large.', place)
  return sign === '-' ? -amount : amount
}

/** '-225,000.00' in pence, exactly; throws for what is no amount. */
export const decimalPence = (text: string, place: string): Pence => {
  const [, sign = '', whole, decimals = ''] = DECIMAL.exec(text.trim()) ?? []
  if (whole === undefined) throw new BankFileFault(`“${text}” is not an amount.`, place)
  return penceOf(sign, whole.replaceAll(',', ''), decimals, place)
}

/** '45000,' and '500,5' as SWIFT writes amounts, in pence. */
export const swiftPence = (text: string, place: string): Pence => {
  const [, whole, decimals = ''] = /^(\d+),(\d{0,2})$/.exec(text) ?? []
  if (whole === undefined) throw new BankFileFault(`“${text}” is not an amount.`, place)
  return penceOf('', whole, decimals, place)
}

type Place = { readonly place: string; readonly written: string }

/** A real day; throws for 30 February. */
export const dayOf = (
  year: string,
  month: string,
  day: string,
  { place, written }: Place,
): DateOnly => {
  const text = `${year}-${month}-${day}`
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text))
    throw new BankDayFault(written, place)
  return text
}

/** '27/11/2026' or '2026-11-27'. */
export const writtenDay = (text: string, place: string): DateOnly => {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? []
  if (y && m && d) return dayOf(y, m, d, { place, written: text })
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text.trim()) ?? []
  if (year && month && day) return dayOf(year, month, day, { place, written: text })
  throw new BankDayFault(text, place)
}

export const digitsIn = (text: string) => text.replaceAll(/\D/g, '')
