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

/** What came of talking. */
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

/** What a call was about: names are kept as they were. */
export const CallSubject = z.object({
  kind: CallSubjectKind,
  id: z.string(),
  /** 'Q-01234' */
  ref: z.string(),
  people: z.string(),
})
export type CallSubject = z.infer<typeof CallSubject>

/** One call, as the log shows it. */
export const Call = z.object({
  id: z.string(),
  version: z.int(),
  /** Written down by hand, or told by the telephone system. */
  source: z.enum(['manual', 'voip']),
  direction: z.enum(['in', 'out']),
  /** 'dialling': the telephone system was asked to ring. */
  status: z.enum(['dialling', 'ringing', 'answered', 'ended']),
  /** Of the other party: '+447700900482'; as it was given where it is no number; '' where it is withheld. */
  number: z.string(),
  /** Null: nobody that is known. */
  subject: z.nullable(CallSubject),
  agency: z.nullable(Named),
  /** Whose call it is; null: the desk's. */
  user: z.nullable(Named),
  started_at: Instant,
  answered_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Seconds; null where nobody said. */
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

/** Whether somebody was spoken to. */
export const isReached = (it: Pick<Call, 'disposition'>) => it.disposition === 'answered'
