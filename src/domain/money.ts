/** Whole pence, GBP, below `MOST_PENCE` (ten thousand million pounds). */
export type Pence = number

export const MOST_PENCE = 10_000_000_000_00

const TOO_LITTLE = 'Enter an amount above £0.00.'
const TOO_MUCH = 'Enter an amount below £10,000,000,000.'

/** The field's error for an amount that is not a price; null when it is one. */
export const priceProblem = (amount: Pence): string | null => {
  if (amount < 1) return TOO_LITTLE
  return amount < MOST_PENCE ? null : TOO_MUCH
}

/** Pounds to pence, for tables of data: `pounds(945)` is 94,500. */
export const pounds = (amount: number): Pence => Math.round(amount * 100)

const AMOUNT = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/
const SHORT_AMOUNT = /^£?\s*(\d+(?:\.\d+)?)\s*([km])$/i

const parseShort = (typed: string): Pence | null => {
  const [, count, unit] = SHORT_AMOUNT.exec(typed) ?? []
  const amount = Math.round(Number(count) * (unit?.toLowerCase() === 'm' ? 1e8 : 1e5))
  return Number.isSafeInteger(amount) ? amount : null
}

/**
 * The typed amount in pence; null when it is not one.
 * '412,500', '£412500.00', '410k' and '£1.2m' are amounts; '12,50' and '1.234' are not: they could be read two ways.
 */
export const parsePence = (typed: string): Pence | null => {
  const match = AMOUNT.exec(typed.trim())
  if (!match?.[1]) return parseShort(typed.trim())
  const wholePounds = Number(match[1].replaceAll(',', ''))
  const pence = Number((match[2] ?? '').padEnd(2, '0'))
  const amount = wholePounds * 100 + pence
  return Number.isSafeInteger(amount) ? amount : null
}

/** `basisPoints` of an amount (20 % is 2,000), half a penny rounded up. */
export const shareOf = (amount: Pence, basisPoints: number): Pence =>
  Math.sign(amount) * Number((BigInt(Math.abs(amount)) * BigInt(basisPoints) + 5_000n) / 10_000n)

export const sum = (amounts: readonly Pence[]): Pence =>
  amounts.reduce((total, amount) => total + amount, 0)

/** '£1,234.56' */
export const formatPence = (amount: Pence): string =>
  `£${(amount / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`
