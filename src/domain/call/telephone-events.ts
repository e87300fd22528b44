import { parsePhone } from '#domain/contact'
import type { Call, CallDisposition } from './call.ts'
import type { TelephoneEvent } from './telephone.ts'

type Mark = { readonly at: string; readonly mark: string }

/**
 * What a telephone system told of a call so far: of each kind the newest alone. The call follows from it, so that
 * it is the same whichever order events came in and however often.
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

/** The newer of two: an older one never overwrites it. */
const newer = <T extends Mark>(before: T | undefined, now: T): T =>
  before !== undefined && before.mark >= now.mark ? before : now

/** What was heard, with one event more. */
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

/** A call as what was heard tells it. Throws when nothing was. */
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
