import type { Pence } from '#domain/money'

/** 1 / 1.035, the discount of one year (FA 2003 Sch 5 para 8, LTTA 2017 Sch 6 para 33), as a fraction. */
const DISCOUNT = { over: 200n, under: 207n }
const DAYS_IN_YEAR = 365n
const YEARS_LOOKED_AT = 5

type Term = {
  readonly rents: readonly Pence[]
  readonly termYears: number
  readonly termDays?: number
}

/**
 * Net present value of the rent of a lease, in pence, rounded down to a whole pound.
 * Years one to five pay their own rent, later years the highest of those five; a part year at the end
 * pays its days out of 365, in whole pounds (SDLTM13075–13095, SDLTM18460).
 */
export const netPresentValue = ({ rents, termYears, termDays = 0 }: Term): Pence => {
  const yearly = Array.from({ length: termYears }, (_, at) => rentOfYear(rents, at))
  const last = termDays > 0 ? [partYear(rentOfYear(rents, termYears), termDays)] : []
  return discounted([...yearly, ...last])
}

const rentOfYear = (rents: readonly Pence[], at: number): bigint => {
  const firstYears = rents.slice(0, YEARS_LOOKED_AT)
  return BigInt(
    at < YEARS_LOOKED_AT ? (firstYears[at] ?? firstYears.at(-1) ?? 0) : Math.max(0, ...firstYears),
  )
}

const partYear = (rent: bigint, days: number) =>
  ((rent * BigInt(days)) / (DAYS_IN_YEAR * 100n)) * 100n

/** Discounts from the last year back as an exact fraction; in pence, rounded down to a whole pound. */
const discounted = (rents: readonly bigint[]): Pence => {
  let numerator = 0n
  let denominator = 1n
  for (const rent of rents.toReversed()) {
    numerator = (numerator + rent * denominator) * DISCOUNT.over
    denominator *= DISCOUNT.under
  }
  return Number(numerator / (denominator * 100n)) * 100
}
