import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { oneLine } from '#domain/one-line'
import { QuoteTax } from './quote.ts'

/** superseded: a newer version exists. closed: the case is a draft, accepted or lost. */
export const OfferState = z.enum([
  'open',
  'accepted',
  'expired',
  'superseded',
  'instructed',
  'closed',
])
export type OfferState = z.infer<typeof OfferState>

export const OfferingFirm = z.object({
  name: z.string(),
  address: z.optional(z.string()),
  /** Where the logo is stored, for the document of a quote. */
  logo: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  /** 'Authorised and regulated by the Solicitors Regulation Authority, number 123456.' */
  regulator: z.string(),
  who_does_the_work: z.array(z.string()),
  timescale: z.string(),
  complaints: z.string(),
  terms_version: z.string(),
  terms: z.array(z.string()),
})
export type OfferingFirm = z.infer<typeof OfferingFirm>

export const OfferLine = z.object({
  label: z.string(),
  ex_vat: z.int(),
  vat: z.int(),
  inc_vat: z.int(),
})
export type OfferLine = z.infer<typeof OfferLine>

/** A stage of the work as shown to the client, with its usual length in working days. */
export const OfferStage = z.object({ name: z.string(), meaning: z.string(), usual_wd: z.int() })
export type OfferStage = z.infer<typeof OfferStage>

export const QuoteOffer = z.object({
  state: OfferState,
  state_words: z.string(),
  number: z.string(),
  version: z.int(),
  sent_at: Instant,
  valid_until: DateOnly,
  people: z.string(),
  firm: OfferingFirm,
  matters: z.array(
    z.object({
      heading: z.string(),
      our_work: z.array(OfferLine),
      paid_to_others: z.array(OfferLine),
      inc_vat: z.int(),
      stages: z.array(OfferStage),
    }),
  ),
  /** Fees, VAT and disbursements, without land tax. */
  totals: z.object({
    ex_vat: z.int(),
    vat: z.int(),
    inc_vat: z.int(),
    land_tax: z.int(),
    with_tax: z.int(),
  }),
  land_tax: z.nullable(QuoteTax),
  could_apply: z.array(
    z.object({
      label: z.string(),
      inc_vat: z.int(),
      up_to: z.nullable(z.int()),
      why: z.string(),
    }),
  ),
  included: z.array(z.string()),
  not_included: z.array(z.string()),
  assumptions: z.array(z.string()),
  /** The disclosure of a referral fee; null without an introducer. */
  referral: z.nullable(z.string()),
  accepted_at: z.nullable(Instant),
  accepted_by: z.nullable(z.string()),
})
export type QuoteOffer = z.infer<typeof QuoteOffer>

export const OfferAcceptance = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(2, 'Enter your full name.'), z.maxLength(120), oneLine),
  accept_terms: z.literal(true, 'Tick the box to accept the terms.'),
})
export type OfferAcceptance = z.infer<typeof OfferAcceptance>

const because = 'the signed link in the message is the key'

export const quoteOfferApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/quote-offers/:token',
    who: 'public',
    because,
    can: [],
    reply: QuoteOffer,
  },
  accept: {
    method: 'POST',
    path: '/api/quote-offers/:token/acceptance',
    who: 'public',
    because,
    can: [],
    body: OfferAcceptance,
    reply: QuoteOffer,
  },
})
