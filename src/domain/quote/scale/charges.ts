import { pounds } from '#domain/money'
import type {
  Contingency,
  CountedFact,
  Disbursement,
  FactTest,
  FeeBand,
  Supplement,
} from './scale.ts'

/** The standard VAT rate, in basis points. */
export const STANDARD = 2_000
/** Outside VAT: a tax, a registration fee, an insurance premium. */
export const OUTSIDE = 0

export const isTrue = (fact: string): FactTest => ({ fact, is: [true] })
export const isNotTrue = (fact: string): FactTest => ({ fact, is: [false, null] })
export const leased: FactTest = {
  fact: 'tenure',
  is: ['leasehold', 'share_of_freehold', 'commonhold'],
}

/** Bands from [up to, fee] in pounds, each starting where the previous one ends. */
export const bands = (rows: readonly (readonly [number, number])[]): FeeBand[] =>
  rows.map(([to, fee], at) => ({
    from: pounds(rows[at - 1]?.[0] ?? 0),
    to: pounds(to),
    fee: pounds(fee),
  }))

type Wording = { readonly many?: string; readonly could?: string; readonly per?: CountedFact }

/** A supplement for the firm’s own work or cost, in pounds without VAT. */
export const supplement = (
  key: string,
  label: string,
  fee: number,
  when: readonly FactTest[],
  why: string,
  { many, could, per }: Wording = {},
): Supplement => ({
  key,
  label,
  label_many: many ?? null,
  label_could: could ?? label,
  why,
  fee: pounds(fee),
  vat_rate: STANDARD,
  when: [...when],
  per: per ?? null,
})

/** The reason for a charge without conditions. */
export const always = 'Every matter of this kind needs it.'

export const disbursement = (
  key: string,
  label: string,
  amount: Disbursement['amount'],
  vat_rate: number,
  when: readonly FactTest[],
  why: string,
  section: Disbursement['section'] = 'disbursement',
  { many, could, per }: Wording = {},
): Disbursement => ({
  key,
  label,
  label_many: many ?? null,
  label_could: could ?? label,
  why,
  section,
  amount,
  vat_rate,
  when: [...when],
  per: per ?? null,
})

/** A cost that may arise but no fact decides, in pounds without VAT. */
export const contingency = (
  key: string,
  label: string,
  minimum: number,
  maximum: number | null,
  vat_rate: number,
  when: readonly FactTest[],
  why: string,
): Contingency => ({
  key,
  label,
  why,
  amount: pounds(minimum),
  up_to: maximum === null ? null : pounds(maximum),
  vat_rate,
  when: [...when],
})
