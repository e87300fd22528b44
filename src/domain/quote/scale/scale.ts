import * as z from 'zod/mini'
import { ReferralScale } from '#domain/agent/referral'
import { DateOnly } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { oneLine } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

/** VAT of a line in basis points: 2,000 is 20 %, 0 is outside VAT. Set line by line, never derived. */
export const VatRate = z
  .int()
  .check(
    z.minimum(0, 'Enter a VAT rate from 0% to 100%.'),
    z.maximum(10_000, 'Enter a VAT rate from 0% to 100%.'),
  )

/** Prices from `from` (above it, but for the first) up to and including `to` cost `fee` without VAT. */
export const FeeBand = z.strictObject({ from: Pence, to: z.nullable(Pence), fee: Pence })
export type FeeBand = z.infer<typeof FeeBand>

/** A test that a fact is one of these answers; null among them includes unknown. */
export const FactTest = z.strictObject({
  fact: z.string(),
  is: z.array(z.union([z.boolean(), z.string(), z.null()])),
})
export type FactTest = z.infer<typeof FactTest>

export const CountedFact = z.enum([
  'client',
  'mortgages_to_redeem',
  'gifted_deposits',
  'lifetime_isas',
  'help_to_buy_isas',
  'debts_consolidated',
  'people_joining',
])
export type CountedFact = z.infer<typeof CountedFact>

const charge = {
  key: z.string(),
  label: z.string(),
  /** Label for more than one; '{n}' is the number. */
  label_many: z.nullable(z.string()),
  label_could: z.string(),
  why: z.string(),
  vat_rate: VatRate,
  /** All tests must hold; empty means always. */
  when: z.array(FactTest),
  per: z.nullable(CountedFact),
}

/** The firm's own work or cost. Overheads (identity checks, bank transfers) belong here. */
export const Supplement = z.strictObject({ ...charge, fee: Pence })
export type Supplement = z.infer<typeof Supplement>

export const SearchService = z.enum(['official-copy', 'os1', 'os2', 'k15', 'k16'])

/** The amount charged by a third party: fixed, or from the statutory table of that day. */
export const DisbursementAmount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Pence }),
  z.strictObject({ kind: z.literal('registration'), scale: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('search'), service: SearchService, count: z.int() }),
])
export type DisbursementAmount = z.infer<typeof DisbursementAmount>

export const Disbursement = z.strictObject({
  ...charge,
  section: z.enum(['disbursement', 'third_party']),
  amount: DisbursementAmount,
})
export type Disbursement = z.infer<typeof Disbursement>

/** A cost that may arise but no fact decides: an indemnity policy, a management pack. */
export const Contingency = z.strictObject({
  key: z.string(),
  label: z.string(),
  why: z.string(),
  amount: Pence,
  /** The upper end of a range; null for a single amount. */
  up_to: z.nullable(Pence),
  vat_rate: VatRate,
  when: z.array(FactTest),
})
export type Contingency = z.infer<typeof Contingency>

export const MatterScale = z.strictObject({
  matter: MatterType,
  bands: z.array(FeeBand),
  vat_rate: VatRate,
  supplements: z.array(Supplement),
  disbursements: z.array(Disbursement),
  contingencies: z.array(Contingency),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
})
export type MatterScale = z.infer<typeof MatterScale>

/** Limits for manual prices, in basis points of the scale; null for no limit. */
export const OverrideLimits = z.strictObject({
  most_below: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  most_above: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
})
export type OverrideLimits = z.infer<typeof OverrideLimits>

export const noLimits: OverrideLimits = { most_below: null, most_above: null }

/** A firm's prices for a period. */
export const FeeScale = z.strictObject({
  id: z.string(),
  name: z.string().check(atMost(80), oneLine),
  valid_from: DateOnly,
  valid_to: z.nullable(DateOnly),
  matters: z.array(MatterScale),
  /** Discount on the purchase when the same client sells, without VAT. */
  linked_discount: Pence,
  /** Default validity of a quote, in days. */
  valid_days: z
    .int()
    .check(z.minimum(1, 'Enter 1 to 90 days.'), z.maximum(90, 'Enter 1 to 90 days.')),
  referral: z.nullable(ReferralScale),
  limits: z._default(OverrideLimits, noLimits),
})
export type FeeScale = z.infer<typeof FeeScale>

/** The prices for a matter on a day; null if there are none. */
export const matterScale = (
  scale: FeeScale,
  matter: MatterType,
  today: string,
): MatterScale | null =>
  scale.valid_from <= today && (scale.valid_to === null || today <= scale.valid_to)
    ? (scale.matters.find((it) => it.matter === matter) ?? null)
    : null

export const bandOf = (scale: MatterScale, price: Pence): FeeBand | null =>
  scale.bands.find(
    (it) => (price > it.from || it.from === 0) && (it.to === null || price <= it.to),
  ) ?? null
