import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'

// Created once: creating a formatter costs more than the rest of a calculation.
const wholePounds = new Intl.NumberFormat('en-GB')
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

/** '£500,000', '£500,000.01'. */
export const formatPounds = (amount: Pence) =>
  `£${(amount % 100 === 0 ? wholePounds : withPence).format(amount / 100)}`

/** Basis points as '17%' or '3.5%'. */
export const formatPercent = (basisPoints: number) => `${basisPoints / 100}%`

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '31 October 2024'. */
export const formatDate = (date: DateOnly) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
