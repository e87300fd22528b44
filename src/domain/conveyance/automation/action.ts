import * as z from 'zod/mini'
import { DueRule } from '#domain/conveyance/plan/due-rule'
import { settableKeyDates } from '#domain/conveyance/plan/key-date'
import { Key } from '#domain/conveyance/workflow/step-key'
import { StepRole } from '#domain/conveyance/workflow/step-role'
import { oneLine } from '#domain/one-line'
import { Party } from '#domain/party'
import { WebhookKey } from '#domain/webhook/webhook'

const line = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), oneLine)
const text = z.string().check(z.minLength(1), z.maxLength(4000))
const WorkingDays = z.int().check(z.minimum(0), z.maximum(400))

/** To whom a rule may write; '{ref}' and the other values of a case may stand in subject and text. Greeting and signature are added. */
export const MessageAudience = z.enum(['client', 'agent', 'other_side'])
export type MessageAudience = z.infer<typeof MessageAudience>

const message = { subject: line(200), text }

/** What a rule does. Each leaves through the case’s own acts, which may refuse it as they refuse a person. */
export const Action = z.union([
  z.strictObject({ do: z.literal('send_message'), to: MessageAudience, ...message }),
  /** A note to the people of a role, inside the product. */
  z.strictObject({ do: z.literal('notify'), to: StepRole, text: line(500) }),
  z.strictObject({
    do: z.literal('create_task'),
    title: line(200),
    role: StepRole,
    due_in_wd: WorkingDays,
  }),
  z.strictObject({ do: z.literal('complete_task'), step: Key }),
  z.strictObject({ do: z.literal('skip_task'), step: Key, reason: line(500) }),
  z.strictObject({ do: z.literal('assign'), step: Key, role: StepRole }),
  /** A task for which we wait for the client, who sees what we need in the portal. */
  z.strictObject({
    do: z.literal('request_document'),
    title: line(200),
    text: line(500),
    due_in_wd: WorkingDays,
  }),
  z.strictObject({
    do: z.literal('set_key_date'),
    key: z.enum(settableKeyDates),
    to: DueRule,
  }),
  z.strictObject({
    do: z.literal('set_holder'),
    party: Party,
    what: line(200),
    usual_wd: z.nullable(WorkingDays),
  }),
  /** Chases whom a step waits for; with a message where we have their address. Without a step, that of the event. */
  z.strictObject({ do: z.literal('chase'), step: z.optional(Key), ...message }),
  /** Calls a system whose address the firm allowed, signed; what it answers changes nothing. */
  z.strictObject({ do: z.literal('webhook'), to: WebhookKey }),
  /** Adds the stages of a published workflow that runs as a part of cases, once to each case. */
  z.strictObject({ do: z.literal('start_workflow'), workflow: Key }),
])
export type Action = z.infer<typeof Action>
export type ActionName = Action['do']
