import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { ColumnKeys } from '#domain/list/export'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import { NextAction, Temperature, Version } from '#domain/quote/case/bodies'
import { atMost } from '#domain/text/at-most'
import { Call, CallDisposition, CallResult, CallSubjectKind } from './call.ts'
import { TelephoneEvent } from './telephone.ts'

const CallNote = z._default(z.string().check(z.trim(), atMost(1000)), '')
const Target = z.strictObject({ kind: CallSubjectKind, id: z.uuid() })
const Duration = z.nullable(
  z
    .int('Enter whole seconds.')
    .check(z.minimum(0), z.maximum(86_400, 'A call must be shorter than 24 hours.')),
)

const filter = {
  user_id: z.optional(z.string()),
  agency_id: z.optional(z.string()),
  disposition: z.optional(CallDisposition),
  result: z.optional(CallResult),
  on: z.optional(DateOnly),
  /** Only calls whose caller is not recognised. */
  unmatched: z.optional(z.literal('yes')),
  /** Only calls about this record. */
  subject_id: z.optional(z.string()),
}

const followUpFields = {
  temperature: z.optional(Temperature),
  next_action: z.optional(z.nullable(NextAction)),
}

export const CallEntry = z.strictObject({
  direction: z.enum(['in', 'out']),
  /** Null if the caller is not recognised. */
  subject: z.nullable(Target),
  subject_version: z.optional(Version),
  number: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Whom it was with, where that is known. */
  person: z.optional(lineText(100)),
  started_at: z.optional(Instant),
  duration_s: z._default(Duration, null),
  disposition: CallDisposition,
  result: z._default(z.nullable(CallResult), null),
  note: CallNote,
  ...followUpFields,
})
export type CallEntry = z.infer<typeof CallEntry>

/** The outcome of a call reported by the telephone system. */
export const CallWrapUp = z.strictObject({
  version: Version,
  disposition: CallDisposition,
  result: z._default(z.nullable(CallResult), null),
  note: CallNote,
  ...followUpFields,
})
export type CallWrapUp = Omit<z.infer<typeof CallWrapUp>, 'version'>

export const CallStatus = z.object({
  id: z.string(),
  disposition: z.nullable(CallDisposition),
  result: z.nullable(CallResult),
  /** The London hour, 0 to 23, at which an answer is most likely. */
  best_hour: z.nullable(z.int()),
})
export type CallStatus = z.infer<typeof CallStatus>

export const CallBack = z.object({
  kind: z.enum(['lead', 'quote-case']),
  id: z.string(),
  number: z.string(),
  people: z.string(),
  phone: z.string(),
  at: Instant,
  /** The person who is away, if it is theirs; null of one’s own. */
  covered: z.nullable(z.string()),
})
export type CallBack = z.infer<typeof CallBack>

const page = {
  after: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
}

// Access: own calls; with quotes.view-any the calls in the person's scope and unassigned ones.
export const callApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/calls',
    who: ['staff'],
    can: [],
    query: z.strictObject({ ...filter, ...page }),
    reply: z.object({ rows: z.array(Call), next: z.nullable(z.string()) }),
  },
  export: {
    method: 'GET',
    path: '/api/calls/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...filter, columns: z.optional(ColumnKeys) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'calls' },
  },
  people: {
    method: 'GET',
    path: '/api/calls/people',
    who: ['staff'],
    can: [],
    reply: z.array(Named),
  },
  board: {
    method: 'GET',
    path: '/api/calls/board',
    who: ['staff'],
    can: [],
    reply: z.array(CallStatus),
  },
  /** The person's call-backs until the end of the day. */
  due: {
    method: 'GET',
    path: '/api/calls/due',
    who: ['staff'],
    can: [],
    reply: z.array(CallBack),
  },
  show: { method: 'GET', path: '/api/calls/:id', who: ['staff'], can: [], reply: Call },
  log: {
    method: 'POST',
    path: '/api/calls',
    who: ['staff'],
    can: [],
    body: CallEntry,
    reply: Call,
  },
  /** Claims an unassigned call; 409 with the owner's name if it is taken. */
  take: {
    method: 'PUT',
    path: '/api/calls/:id/user',
    who: ['staff'],
    can: ['quotes.view-any'],
    reply: Call,
  },
  wrap_up: {
    method: 'PUT',
    path: '/api/calls/:id/outcome',
    who: ['staff'],
    can: [],
    body: CallWrapUp,
    reply: Call,
  },
  /** Corrects the subject of a call; null if it is not recognised. */
  link: {
    method: 'PUT',
    path: '/api/calls/:id/subject',
    who: ['staff'],
    can: [],
    body: z.strictObject({ version: Version, subject: z.nullable(Target) }),
    reply: Call,
  },
  /** Returns the address of the recording and logs the playback. */
  play: {
    method: 'POST',
    path: '/api/calls/:id/plays',
    who: ['staff'],
    can: [],
    reply: z.object({ address: z.string() }),
  },
  /** Starts a call through the telephone system; does nothing if calls are made manually. */
  dial: {
    method: 'POST',
    path: '/api/calls/dial',
    who: ['staff'],
    can: [],
    body: z.strictObject({ subject: Target }),
    reply: z.object({ by: z.enum(['by_hand', 'webhook']), call_id: z.nullable(z.string()) }),
  },
  // Called by the edge after it has verified the signature.
  intake: {
    method: 'POST',
    path: '/api/intake/calls',
    who: 'public',
    can: [],
    because: 'The telephone system signs what it sends.',
    body: TelephoneEvent,
    reply: z.object({ received: z.literal(true) }),
  },
})
