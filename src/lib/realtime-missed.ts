import { recordChannels } from '#domain/broadcast'
import { presenceChannel, userChannel } from '#domain/channels'
import type { EventSubject } from '#domain/event'
import type { MissedEvent, MissedEvents } from '#domain/event-api'
import { firm } from './firm.ts'
import type { Change, Listening } from './realtime-types.ts'

/** Above this number of missed events everything on the page is fetched again. */
export const MOST_MISSED = 500
/** How many event numbers are remembered per listener, to skip duplicates. */
const MOST_KNOWN = 500

/** Fetches the events after a number, or only the newest number; null where the back end does not serve them. */
export type Ask = (after: number | undefined) => Promise<MissedEvents | null>

const known = new WeakMap<Listening, Set<number>>()

/** Calls a listener's handlers for an event; a number that was handled already is skipped. */
export const tellOf = (listening: Listening, name: string, change: Change) => {
  if (isKnown(listening, change)) return
  listening.handlers[name]?.(change)
  listening.handlers['*']?.(change)
}

const isKnown = (listening: Listening, { seq }: Change) => {
  if (seq === undefined) return false
  const numbers = known.get(listening) ?? new Set()
  if (numbers.has(seq)) return true
  known.set(listening, numbers.add(seq))
  for (const oldest of numbers) {
    if (numbers.size <= MOST_KNOWN) break
    numbers.delete(oldest)
  }
  return false
}

/**
 * Replays missed events to all listeners with one request; returns the number of the newest event, null where it is
 * unknown. Rejects when the request fails.
 */
export const replayMissed = async (
  behind: readonly Listening[],
  ask: Ask,
): Promise<number | null> => {
  const afters = behind.flatMap(({ after }) => (after === null ? [] : [after]))
  const missed = await ask(afters.length > 0 ? Math.min(...afters) : undefined)
  for (const listening of behind) {
    if (missed !== null && isToldBy(missed, listening)) replay(listening, missed.rows)
    else listening.missed?.()
  }
  return missed?.head ?? null
}

const isToldBy = ({ more, subjects }: MissedEvents, { after, channel }: Listening) =>
  after !== null && !more && isToldWhole(channel, subjects)

// The user's own channel is always complete; areas and records only for those who may see every record of the kind.
const isToldWhole = (channel: string, subjects: readonly string[]) => {
  const { tenantId } = firm
  if (channel.startsWith(userChannel(tenantId, ''))) return true
  return subjects.some((it) => {
    const subject = it as EventSubject
    const [area] = recordChannels(tenantId, subject, '')
    return channel === area || channel.startsWith(presenceChannel(tenantId, subject, ''))
  })
}

const replay = (listening: Listening, rows: readonly MissedEvent[]) => {
  const { after, channel } = listening
  for (const row of rows) {
    const { seq, name, id, version, changed, at } = row
    const isMeant = seq > (after ?? 0) && isSubscribedTo(channel, row)
    if (isMeant) tellOf(listening, name, { seq, id, version, changed, at })
  }
}

const isSubscribedTo = (channel: string, { subject, id, own }: MissedEvent) => {
  const { tenantId } = firm
  if (channel.startsWith(userChannel(tenantId, ''))) return own
  return recordChannels(tenantId, subject as EventSubject, id).includes(channel)
}
