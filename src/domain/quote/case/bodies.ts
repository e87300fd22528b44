import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { SaleStage } from '#domain/quote/sale-stage'
import { atMost } from '#domain/text/at-most'

export const Temperature = z.enum(['hot', 'warm', 'cold'])
export type Temperature = z.infer<typeof Temperature>

export const DeadReason = z.enum([
  'price',
  'chose_another_firm',
  'agent_recommended_another',
  'not_moving',
  'fell_through',
  'no_answer',
  'validity_ended',
  'duplicate',
  'cannot_act',
  'other',
])
export type DeadReason = z.infer<typeof DeadReason>

export const NextAction = z.object({
  type: z.enum(['call', 'email', 'whatsapp', 'wait', 'chase_memo', 'nurture']),
  at: Instant,
})
export type NextAction = z.infer<typeof NextAction>

export const Version = z.int().check(z.minimum(0))
const Reason = z.string().check(z.trim(), z.minLength(3, 'Enter a reason.'), z.maxLength(500))

export const Extension = z.strictObject({
  version: Version,
  valid_until: DateOnly,
  reason: Reason,
})
export type Extension = z.infer<typeof Extension>

export const Hold = z.strictObject({ version: Version, hold_until: DateOnly, reason: Reason })
export type Hold = z.infer<typeof Hold>

export const Closure = z.strictObject({
  version: Version,
  reason: DeadReason,
  note: z.optional(z.string().check(z.maxLength(500))),
})
export type Closure = z.infer<typeof Closure>

export const Revival = z.strictObject({ version: Version, reason: Reason })
export type Revival = z.infer<typeof Revival>

export const StageChange = z.strictObject({ version: Version, sale_stage: SaleStage })
export type StageChange = z.infer<typeof StageChange>

export const FormattedText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a message.'), atMost(2000))

export const QuoteWhatsapp = z.strictObject({ version: Version, text: FormattedText })
export const CallSkip = z.strictObject({ version: Version, at: Instant, reason: Reason })

/** The outcome of a call or message, and the next step. */
export const FollowUp = z.strictObject({
  version: Version,
  attempted: z.boolean(),
  reached: z.boolean(),
  temperature: z.optional(Temperature),
  next_action: z.nullable(NextAction),
})
export type FollowUp = z.infer<typeof FollowUp>
