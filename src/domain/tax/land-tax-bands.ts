import { type Pence, pounds } from '#domain/money'

/** The part of the amount inside one band: `rate` in basis points, `tax` in whole pence. */
export type TaxSlice = {
  readonly from: Pence
  readonly to: Pence | null
  readonly rate: number
  readonly tax: Pence
}

/** A band up to and including `upTo` (null: no end); `rate` in basis points. */
export type Band = { readonly upTo: Pence | null; readonly rate: number }
export type Charge = { readonly slices: TaxSlice[]; readonly tax: Pence }
type Rounding = 'pound-down' | 'nearest-penny'

/** Bands from pounds and percent: `bands([125_000, 0], [null, 2])`. */
export const bands = (...steps: readonly (readonly [upTo: number | null, percent: number])[]) =>
  steps.map(
    ([upTo, percent]): Band => ({
      upTo: upTo === null ? null : pounds(upTo),
      rate: percent * 100,
    }),
  )

export const NO_CHARGE: Charge = { slices: [], tax: 0 }

/** One penny in the unit of exact sums, pence × basis points. */
const PENNY = 10_000n

/**
 * Tax on an amount, each band on the part inside it, summed exactly and rounded once.
 * A slice is the difference of two running totals to the nearest penny, so the slices add up to the
 * tax to the penny; where the tax is rounded down to a pound they exceed it by less than a pound.
 */
export const charge = (amount: Pence, table: readonly Band[], rounding: Rounding): Charge => {
  let exact = 0n
  const slices = bandsUpTo(amount, table).map(({ from, to, rate }) => {
    const before = exact
    exact += BigInt(Math.min(amount, to ?? amount) - from) * BigInt(rate)
    return { from, to, rate, tax: toPenny(exact) - toPenny(before) }
  })
  return { slices, tax: rounding === 'pound-down' ? toPoundDown(exact) : toPenny(exact) }
}

const bandsUpTo = (amount: Pence, table: readonly Band[]) =>
  table
    .map(({ upTo, rate }, at) => ({ from: table[at - 1]?.upTo ?? 0, to: upTo, rate }))
    .filter(({ from }) => amount > from)

const toPenny = (exact: bigint): Pence => Number((exact + PENNY / 2n) / PENNY)
const toPoundDown = (exact: bigint): Pence => Number(exact / (PENNY * 100n)) * 100

/** The bands with basis points added to every rate. */
export const withPoints = (table: readonly Band[], points: number): readonly Band[] =>
  table.map(({ upTo, rate }) => ({ upTo, rate: rate + points }))

export const withoutZeroBand = (table: readonly Band[]): readonly Band[] =>
  table.filter(({ rate }) => rate > 0)

/** A single band at the rate of the band in which the amount lies (slab system). */
export const slabAt = (amount: Pence, table: readonly Band[]): readonly Band[] => {
  const band = table.find(({ upTo }) => upTo === null || amount <= upTo)
  return band ? [{ upTo: null, rate: band.rate }] : []
}

/** Rounds down to whole pounds, as the SDLT return does for bands; caps use the exact price. */
export const wholePounds = (amount: Pence): Pence => amount - (amount % 100)
