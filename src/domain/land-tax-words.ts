import type { DateOnly } from './dates.ts'
import type { Pence } from './money.ts'

/** '£500,000', '£500,000.01'. */
export const inPounds = (amount: Pence) =>
  `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 })}`

/** Basis points as people say them: '17%', '3.5%'. */
export const inPercent = (basisPoints: number) => `${basisPoints / 100}%`

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '31 October 2024'. */
export const inWords = (date: DateOnly) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
