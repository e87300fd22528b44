import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { FormattedText, NextAction, Version } from '#domain/quote/case/bodies'
import { SaleStage } from '#domain/quote/sale-stage'
import { atMost } from '#domain/text/at-most'
import { LeadLanguage } from './language.ts'
import { ConsentBasis, LeadDetails, LeadIntroducer, LeadSource, LostReason } from './lead.ts'

const Note = z.optional(z.string().check(z.trim(), atMost(1000)))
const Id = z.uuid()

export const LeadDetailsInput = {
  first_name: z._default(LeadDetails.shape.first_name, ''),
  last_name: z._default(LeadDetails.shape.last_name, ''),
  email: z._default(LeadDetails.shape.email, ''),
  phone: z._default(LeadDetails.shape.phone, ''),
  intent: z._default(LeadDetails.shape.intent, []),
  sale_stage: LeadDetails.shape.sale_stage,
  address: z._default(LeadDetails.shape.address, ''),
  postcode: z._default(LeadDetails.shape.postcode, ''),
  price: z._default(LeadDetails.shape.price, null),
  timescale: z._default(LeadDetails.shape.timescale, 'now'),
  message: z._default(LeadDetails.shape.message, ''),
}

export const LeadCreation = z.strictObject({
  ...LeadDetailsInput,
  source: LeadSource,
  source_detail: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  introducer: z.optional(z.nullable(LeadIntroducer)),
  contact_id: z.optional(z.nullable(Id)),
  consent: z.strictObject({ basis: ConsentBasis, marketing: z.boolean() }),
  /** The person is on the telephone: the lead starts as contacted and belongs to the current user. */
  spoken_to: z.boolean(),
  call_back_at: z.optional(z.nullable(Instant)),
})
export type LeadCreation = z.infer<typeof LeadCreation>

export const LeadEdit = z.strictObject({
  version: Version,
  ...LeadDetailsInput,
  on_market_since: z._default(z.nullable(DateOnly), null),
  other_side: z._default(z.string().check(z.trim(), z.maxLength(160)), ''),
  target_exchange_on: z._default(z.nullable(DateOnly), null),
  language: z.optional(LeadLanguage),
})
export type LeadEdit = z.infer<typeof LeadEdit>

export const CallOutcome = z.enum(['reached', 'no_answer', 'message_left'])
export type CallOutcome = z.infer<typeof CallOutcome>

export const LeadCall = z.strictObject({
  version: Version,
  outcome: CallOutcome,
  note: Note,
  next_action: z.nullable(NextAction),
})
export type LeadCall = Omit<z.infer<typeof LeadCall>, 'version'>

export const LeadCallBack = z.strictObject({
  version: Version,
  at: z.nullable(Instant),
  note: Note,
})

export const LeadStep = z.strictObject({
  version: Version,
  status: z.enum(['contacted', 'qualified', 'quoted']),
  guide_price: z.optional(z.nullable(z.int().check(z.minimum(1, 'Enter an amount above £0.00.')))),
})
export type LeadStep = Omit<z.infer<typeof LeadStep>, 'version'>

export const LeadLoss = z.strictObject({ version: Version, reason: LostReason, note: Note })
export type LeadLoss = Omit<z.infer<typeof LeadLoss>, 'version'>

export const LeadWhatsapp = z.strictObject({ version: Version, text: FormattedText })

export const LeadVersion = z.strictObject({ version: Version })
export const LeadStageChange = z.strictObject({ version: Version, sale_stage: SaleStage })
export const LeadNurture = z.strictObject({ version: Version, on: DateOnly })
export const LeadMerge = z.strictObject({ version: Version, other_id: Id })
export const LeadAssignment = z.strictObject({ version: Version, owner_id: z.nullable(Id) })

const MAX_ASSIGNMENTS = 200

/** Assigns many leads, each at its current version; refused ones are returned with a reason. */
export const LeadAssignments = z.strictObject({
  ids: z.array(Id).check(z.minLength(1, 'Choose at least one lead.'), z.maxLength(MAX_ASSIGNMENTS)),
  owner_id: z.nullable(Id),
})

const MAX_EMAIL_LENGTH = 60_000

export const PastedEmail = z.strictObject({
  text: z
    .string()
    .check(z.trim(), z.minLength(10, 'Paste the whole email.'), z.maxLength(MAX_EMAIL_LENGTH)),
})
