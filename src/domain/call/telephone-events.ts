import { parsePhone } from '#domain/contact'
import type { Call, CallDisposition } from './call.ts'
import type { TelephoneEvent } from './telephone.ts'

type EventStamp = { readonly at: string; readonly mark: string }

/**
 * The newest event of each kind for a call; the call derived from it does not depend on the order or the repetition
 * of events.
 */
export type CallEventLog = {
  readonly started?: EventStamp
  readonly answered?: EventStamp
  readonly ended?: EventStamp & Pick<TelephoneEvent, 'disposition' | 'duration_s' | 'recording_url'>
  readonly newest?: EventStamp & Pick<TelephoneEvent, 'direction' | 'from' | 'to'>
  readonly extension?: EventStamp & { readonly of: string }
}

const stampOf = ({ at, event }: TelephoneEvent): EventStamp => ({
  at: new Date(at).toISOString(),
  mark: `${new Date(at).toISOString()} ${event}`,
})

const newerOf = <T extends EventStamp>(before: T | undefined, now: T): T =>
  before !== undefined && before.mark >= now.mark ? before : now

export const withEvent = (eventLog: CallEventLog, event: TelephoneEvent): CallEventLog => {
  const mark = stampOf(event)
  const { direction, from, to, disposition, duration_s, recording_url, extension } = event
  const logged =
    event.type === 'ended'
      ? { ended: newerOf(eventLog.ended, { ...mark, disposition, duration_s, recording_url }) }
      : { [event.type]: newerOf(eventLog[event.type], mark) }
  return {
    ...eventLog,
    ...logged,
    newest: newerOf(eventLog.newest, { ...mark, direction, from, to }),
    ...(extension ? { extension: newerOf(eventLog.extension, { ...mark, of: extension }) } : {}),
  }
}

const seconds = (from: EventStamp, to: EventStamp) =>
  Math.max(0, Math.round((Date.parse(to.at) - Date.parse(from.at)) / 1000))

const dispositionOf = ({ answered, ended }: CallEventLog): CallDisposition | null => {
  if (ended === undefined) return null
  return ended.disposition ?? (answered === undefined ? 'no_answer' : 'answered')
}

const durationOf = ({ answered, ended }: CallEventLog): number | null => {
  if (ended === undefined) return null
  return ended.duration_s ?? (answered === undefined ? 0 : seconds(answered, ended))
}

type CallFields = Pick<
  Call,
  | 'direction'
  | 'status'
  | 'number'
  | 'started_at'
  | 'answered_at'
  | 'ended_at'
  | 'duration_s'
  | 'disposition'
  | 'has_recording'
>

/** The call derived from its events; throws if there are none. */
export const callFromEvents = (eventLog: CallEventLog): CallFields => {
  const { started, answered, ended, newest } = eventLog
  const first = started ?? answered ?? ended
  if (first === undefined || newest === undefined) throw new Error('A call has no events.')
  const rawNumber = newest.direction === 'in' ? newest.from : newest.to
  return {
    direction: newest.direction,
    status: ended ? 'ended' : answered ? 'answered' : 'ringing',
    number: parsePhone(rawNumber) ?? rawNumber,
    started_at: first.at,
    answered_at: answered?.at ?? null,
    ended_at: ended?.at ?? null,
    duration_s: durationOf(eventLog),
    disposition: dispositionOf(eventLog),
    has_recording: ended?.recording_url !== undefined,
  }
}
