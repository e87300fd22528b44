import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { addDays, type DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

export const ComplaintWay = z.enum(['email', 'letter', 'telephone', 'meeting', 'portal', 'social'])
export type ComplaintWay = z.infer<typeof ComplaintWay>

/** What it is about: the heads of the Legal Ombudsman, and conduct, which is the regulator’s. */
export const ComplaintHead = z.enum([
  'delay',
  'costs',
  'advice',
  'instructions',
  'informed',
  'data',
  'conduct',
  'other',
])
export type ComplaintHead = z.infer<typeof ComplaintHead>

export const ComplaintSeverity = z.enum(['minor', 'serious', 'regulator'])
export type ComplaintSeverity = z.infer<typeof ComplaintSeverity>

export const ComplaintOutcome = z.enum(['upheld', 'partly', 'not_upheld', 'withdrawn'])
export type ComplaintOutcome = z.infer<typeof ComplaintOutcome>

const Stamp = z.object({ by: Named, at: Instant })

export const Complaint = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** Its number in the case, from 1. */
  number: z.int(),
  /** Null for whoever is no client of the case. */
  contact_id: z.nullable(z.string()),
  name: z.string(),
  way: ComplaintWay,
  head: ComplaintHead,
  severity: ComplaintSeverity,
  text: z.string(),
  received_on: DateOnly,
  logged: Stamp,
  /** When the message with our procedure was made; null where it went to nobody. */
  acknowledged_at: z.nullable(Instant),
  handler: Named,
  status: z.enum(['open', 'closed']),
  /** The last day of the eight weeks for our final answer. */
  due_on: DateOnly,
  actions: z.array(z.extend(Stamp, { text: z.string() })),
  /** Our final answer; null before. */
  closing: z.nullable(
    z.extend(Stamp, {
      outcome: ComplaintOutcome,
      findings: z.string(),
      redress: z.string(),
      amount: z.nullable(Pence),
      /** Whether the final answer went to the client as a message. */
      is_sent: z.boolean(),
    }),
  ),
})
export type Complaint = z.infer<typeof Complaint>

/** A complaint with its case, for the register of the firm. */
export const ComplaintRow = z.extend(Complaint, {
  ref: z.string(),
  address: z.string(),
  fee_earner: Named,
})
export type ComplaintRow = z.infer<typeof ComplaintRow>

// Legal Ombudsman scheme rules: eight weeks for the firm; since 1 April 2023 six months from the final answer, and one
// year from the act or from when it should have been known.
const ANSWER_DAYS = 56
const SOON_DAYS = 14

/** The last day for the final answer to a complaint. */
export const answerBy = (receivedOn: Day): Day => addDays(receivedOn, ANSWER_DAYS)

export const isComplaintOverdue = (
  { status, due_on }: Pick<Complaint, 'status' | 'due_on'>,
  today: Day,
): boolean => status === 'open' && due_on < today

/** The last due day that My day shows. */
export const soonDue = (today: Day): Day => addDays(today, SOON_DAYS)
