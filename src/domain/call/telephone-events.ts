import { parsePhone } from '#domain/contact'
import type { Call, CallDisposition } from './call.ts'
import type { TelephoneEvent } from './telephone.ts'

type Mark = { readonly at: string; readonly mark: string }

/**
 * The newest event of each kind for a call; the call derived from it does not depend on the order or the repetition
 * of events.
 */
export type Heard = {
  readonly started?: Mark
  readonly answered?: Mark
  readonly ended?: Mark & Pick<TelephoneEvent, 'disposition' | 'duration_s' | 'recording_url'>
  readonly newest?: Mark & Pick<TelephoneEvent, 'direction' | 'from' | 'to'>
  readonly extension?: Mark & { readonly of: string }
}

const marked = ({ at, event }: TelephoneEvent): Mark => ({
  at: new Date(at).toISOString(),
  mark: `${new Date(at).toISOString()} ${event}`,
})

/** The newer of two events. */
const newer = <T extends Mark>(before: T | undefined, now: T): T =>
  before !== undefined && before.mark >= now.mark ? before : now

/** Adds an event. */
export const receivedWith = (heard: Heard, event: TelephoneEvent): Heard => {
  const mark = marked(event)
  const { direction, from, to, disposition, duration_s, recording_url, extension } = event
  const told =
    event.type === 'ended'
      ? { ended: newer(heard.ended, { ...mark, disposition, duration_s, recording_url }) }
      : { [event.type]: newer(heard[event.type], mark) }
  return {
    ...heard,
    ...told,
    newest: newer(heard.newest, { ...mark, direction, from, to }),
    ...(extension ? { extension: newer(heard.extension, { ...mark, of: extension }) } : {}),
  }
}

const seconds = (from: Mark, to: Mark) =>
  Math.max(0, Math.round((Date.parse(to.at) - Date.parse(from.at)) / 1000))

const dispositionOf = ({ answered, ended }: Heard): CallDisposition | null => {
  if (ended === undefined) return null
  return ended.disposition ?? (answered === undefined ? 'no_answer' : 'answered')
}

const durationOf = ({ answered, ended }: Heard): number | null => {
  if (ended === undefined) return null
  return ended.duration_s ?? (answered === undefined ? 0 : seconds(answered, ended))
}

type Told = Pick<
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
export const callReceived = (heard: Heard): Told => {
  const { started, answered, ended, newest } = heard
  const first = started ?? answered ?? ended
  if (first === undefined || newest === undefined) throw new Error('nothing was heard of this call')
  const written = newest.direction === 'in' ? newest.from : newest.to
  return {
    direction: newest.direction,
    status: ended ? 'ended' : answered ? 'answered' : 'ringing',
    number: parsePhone(written) ?? written,
    started_at: first.at,
    answered_at: answered?.at ?? null,
    ended_at: ended?.at ?? null,
    duration_s: durationOf(heard),
    disposition: dispositionOf(heard),
    has_recording: ended?.recording_url !== undefined,
  }
}
