import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** How a call ended. Source: the dispositions that telephone systems report. */
export const CallDisposition = z.enum([
  'answered',
  'no_answer',
  'busy',
  'voicemail_left',
  'voicemail_received',
  'wrong_number',
  'blocked',
  'error',
  'abandoned',
])
export type CallDisposition = z.infer<typeof CallDisposition>

/** The outcome of a conversation. */
export const CallResult = z.enum([
  'callback_booked',
  'thinking',
  'price_objection',
  'instructed',
  'lost',
  'info_only',
])
export type CallResult = z.infer<typeof CallResult>

export const CallSubjectKind = z.enum(['lead', 'quote-case', 'conveyance'])
export type CallSubjectKind = z.infer<typeof CallSubjectKind>

export const CallSubject = z.object({
  kind: CallSubjectKind,
  id: z.string(),
  /** 'Q-01234' */
  ref: z.string(),
  people: z.string(),
})
export type CallSubject = z.infer<typeof CallSubject>

export const Call = z.object({
  id: z.string(),
  version: z.int(),
  source: z.enum(['manual', 'voip']),
  direction: z.enum(['in', 'out']),
  /** 'dialling': requested from the telephone system. */
  status: z.enum(['dialling', 'ringing', 'answered', 'ended']),
  /** The other party's: '+447700900482', or as received if it cannot be parsed; '' if withheld. */
  number: z.string(),
  /** Null if the caller is not recognised. */
  subject: z.nullable(CallSubject),
  /** Whom of a record's people it was with; absent where nobody said. */
  person: z.optional(z.string()),
  agency: z.nullable(Named),
  /** Null if unassigned. */
  user: z.nullable(Named),
  started_at: Instant,
  answered_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Seconds; null if not known. */
  duration_s: z.nullable(z.int()),
  disposition: z.nullable(CallDisposition),
  result: z.nullable(CallResult),
  callback_at: z.nullable(Instant),
  note: z.string(),
  has_recording: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type Call = z.infer<typeof Call>

export const isAnswered = (it: Pick<Call, 'disposition'>) => it.disposition === 'answered'
