import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType, Nation } from '#domain/matter'
import { Named } from '#domain/party'
import { QuoteFacts } from './facts.ts'
import { VatRate } from './scale/scale.ts'

/** Whole pence; negative for a discount. */
const Amount = z.int()

export const LineSection = z.enum(['legal_work', 'supplement', 'disbursement', 'third_party'])
export type LineSection = z.infer<typeof LineSection>

/** A priced line; `vat` is `ex_vat` at `vat_rate`, rounded half up, and `inc_vat` is their sum. */
export const QuoteLine = z.object({
  /** 'purchase.legal_fee', as named by overrides. */
  key: z.string(),
  section: LineSection,
  label: z.string(),
  ex_vat: Amount,
  vat_rate: VatRate,
  vat: Amount,
  inc_vat: Amount,
  origin: z.enum(['scale', 'rule', 'manual']),
  /** The version of the statutory table: 'HMLR-2024-12-09'. */
  rule_id: z.nullable(z.string()),
  override_reason: z.nullable(z.string()),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const Amounts = z.object({ ex_vat: Amount, vat: Amount, inc_vat: Amount })
export type Amounts = z.infer<typeof Amounts>

export const PricedMatter = z.object({
  kind: MatterType,
  /** 'Sale of 55 Copthorne Park' */
  heading: z.string(),
  lines: z.array(QuoteLine),
  /** The firm's own work, without disbursements. */
  fees: Amounts,
  disbursements: Amounts,
  subtotal: Amounts,
})
export type PricedMatter = z.infer<typeof PricedMatter>

/** The part of a price inside one band, and the tax on it. `rate` in basis points. */
export const TaxSlice = z.object({
  from: Amount,
  to: z.nullable(Amount),
  rate: z.int(),
  tax: Amount,
})
export type TaxSlice = z.infer<typeof TaxSlice>

/** Paid to HMRC or the Welsh Revenue Authority; never part of the all-in total. */
export const QuoteTax = z.object({
  kind: z.enum(['SDLT', 'LTT']),
  nation: Nation,
  price: Amount,
  total: Amount,
  slices: z.array(TaxSlice),
  /** The rates: 'standard', 'first-time buyer', 'higher rates'. */
  basis: z.string(),
  effective_on: DateOnly,
  rule: z.object({
    version: z.string(),
    effective_from: z.string(),
    source: z.string(),
    checked_on: z.string(),
  }),
  notes: z.array(z.string()),
})
export type QuoteTax = z.infer<typeof QuoteTax>

export const CouldApply = z.object({
  key: z.string(),
  matter: MatterType,
  label: z.string(),
  /** fee: ours. third_party: paid to others. tax: the change in tax, negative for a relief. */
  kind: z.enum(['fee', 'third_party', 'tax']),
  inc_vat: Amount,
  /** The upper end of a range; null for a single amount. */
  up_to: z.nullable(Amount),
  why: z.string(),
})
export type CouldApply = z.infer<typeof CouldApply>

/** A problem that prevents sending: the path of a fact ('purchase.price') and a message. */
export const IncompleteFact = z.object({ field: z.string(), message: z.string() })
export type IncompleteFact = z.infer<typeof IncompleteFact>

export const VatTotal = z.object({ rate: VatRate, on: Amount, vat: Amount })
export type VatTotal = z.infer<typeof VatTotal>

export const PricedQuote = z.object({
  priced_on: DateOnly,
  scale: z.object({ id: z.string(), name: z.string() }),
  matters: z.array(PricedMatter),
  fees: Amounts,
  /** VAT on the firm's own work, by rate: 'VAT at 20% on £2,374.00'. */
  fees_vat: z.array(VatTotal),
  disbursements: Amounts,
  land_tax: z.nullable(QuoteTax),
  could_apply: z.array(CouldApply),
  /** `inc_vat` is the headline total of fees, VAT and disbursements; `with_tax` adds land tax. */
  totals: z.object({
    ex_vat: Amount,
    vat: Amount,
    inc_vat: Amount,
    land_tax: Amount,
    with_tax: Amount,
  }),
  included: z.array(z.string()),
  assumptions: z.array(z.string()),
  excluded: z.array(z.string()),
  valid_until: DateOnly,
  /** Empty when it may be sent. */
  incomplete: z.array(IncompleteFact),
})
export type PricedQuote = z.infer<typeof PricedQuote>

export const QuoteChannel = z.enum(['email', 'whatsapp', 'sms', 'print'])
export type QuoteChannel = z.infer<typeof QuoteChannel>

/** A version of a quote; after sending only views, links and the acceptance are added. */
export const Quote = z.object({
  version: z.int(),
  facts: QuoteFacts,
  priced: PricedQuote,
  sent_at: Instant,
  sent_by: Named,
  channels: z.array(QuoteChannel),
  link_id: z.string(),
  later_links: z.optional(z.array(z.string())),
  viewed_at: z.array(Instant),
  accepted_at: z.nullable(Instant),
  accepted_by: z.nullable(z.string()),
  accepted_how: z.nullable(z.enum(['link', 'phone'])),
  terms_version: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** Whether the version was sent to its client; it can also be saved without a message. */
export const isSent = ({ channels }: Pick<Quote, 'channels'>) =>
  channels.some((channel) => channel !== 'print')
