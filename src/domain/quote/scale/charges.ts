import { pounds } from '#domain/money'
import type {
  Contingency,
  CountedFact,
  Disbursement,
  FactTest,
  FeeBand,
  Supplement,
} from './scale.ts'

/** VAT at the standard rate. */
export const STANDARD = 2_000
/** Outside VAT: a tax, a registration fee, an insurance premium. */
export const OUTSIDE = 0

/** The fact is known to be so. */
export const yes = (fact: string): FactTest => ({ fact, is: [true] })
/** The fact is not known to be so. */
export const unlessKnown = (fact: string): FactTest => ({ fact, is: [false, null] })
/** Held under a lease, or in common with others. */
export const leased: FactTest = {
  fact: 'tenure',
  is: ['leasehold', 'share_of_freehold', 'commonhold'],
}

/** [up to, fee] in pounds, each band beginning where the last one ends. */
export const bands = (rows: readonly (readonly [number, number])[]): FeeBand[] =>
  rows.map(([to, fee], at) => ({
    from: pounds(rows[at - 1]?.[0] ?? 0),
    to: pounds(to),
    fee: pounds(fee),
  }))

type Wording = { readonly many?: string; readonly could?: string; readonly per?: CountedFact }

/** The firm’s own work or cost, in pounds without VAT. */
export const work = (
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

/** Why a charge that nothing decides is there. */
export const always = 'Every matter of this kind needs it.'

/** What a third party asks. */
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

/** What may be needed and no fact decides, in pounds without VAT. */
export const contingency = (
  key: string,
  label: string,
  least: number,
  most: number | null,
  vat_rate: number,
  when: readonly FactTest[],
  why: string,
): Contingency => ({
  key,
  label,
  why,
  amount: pounds(least),
  up_to: most === null ? null : pounds(most),
  vat_rate,
  when: [...when],
})
