import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'

// Made once: a formatter costs more than everything else in a price.
const wholePounds = new Intl.NumberFormat('en-GB')
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

/** '£500,000', '£500,000.01'. */
export const inPounds = (amount: Pence) =>
  `£${(amount % 100 === 0 ? wholePounds : withPence).format(amount / 100)}`

/** Basis points as people say them: '17%', '3.5%'. */
export const inPercent = (basisPoints: number) => `${basisPoints / 100}%`

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '31 October 2024'. */
export const inWords = (date: DateOnly) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
