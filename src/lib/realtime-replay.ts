import { recordChannels } from '#domain/broadcast'
import { presenceChannel, userChannel } from '#domain/channels'
import type { MissedEvent, MissedEvents } from '#domain/event-api'
import { firm } from './firm.ts'
import type { Change, ChannelListener } from './realtime-types.ts'

/** Above this number of missed events everything on the page is fetched again. */
export const MAX_MISSED = 500
/** How many event numbers are remembered per listener, to skip duplicates. */
const MAX_KNOWN = 500

/** Fetches the events after a number, or only the newest number; null where the back end does not serve them. */
export type FetchMissed = (after: number | undefined) => Promise<MissedEvents | null>

const known = new WeakMap<ChannelListener, Set<number>>()

/** Calls a listener's handlers for an event; a number that was handled already is skipped. */
export const deliver = (listening: ChannelListener, name: string, change: Change) => {
  if (isKnown(listening, change)) return
  listening.handlers[name]?.(change, name)
  listening.handlers['*']?.(change, name)
}

const isKnown = (listening: ChannelListener, { seq }: Change) => {
  if (seq === undefined) return false
  const numbers = known.get(listening) ?? new Set()
  if (numbers.has(seq)) return true
  known.set(listening, numbers.add(seq))
  for (const oldest of numbers) {
    if (numbers.size <= MAX_KNOWN) break
    numbers.delete(oldest)
  }
  return false
}

/**
 * Replays missed events to all listeners with one request; returns the number of the newest event, null where it is
 * unknown. Rejects when the request fails.
 */
export const replayMissed = async (
  outdated: readonly ChannelListener[],
  fetchMissed: FetchMissed,
): Promise<number | null> => {
  const afters = outdated.flatMap(({ after }) => (after === null ? [] : [after]))
  const missed = await fetchMissed(afters.length > 0 ? Math.min(...afters) : undefined)
  for (const listening of outdated) {
    if (missed !== null && isCoveredBy(missed, listening)) replay(listening, missed.rows)
    else listening.missed?.()
  }
  return missed?.head ?? null
}

const isCoveredBy = ({ more, subjects }: MissedEvents, { after, channel }: ChannelListener) =>
  after !== null && !more && isComplete(channel, subjects)

// The user's own channel is always complete; areas and records only for those who may see every record of the kind.
const isComplete = (channel: string, subjects: readonly string[]) => {
  const { tenantId } = firm
  if (channel.startsWith(userChannel(tenantId, ''))) return true
  return subjects.some((subject) => {
    const [area] = recordChannels(tenantId, subject, '')
    return channel === area || channel.startsWith(presenceChannel(tenantId, subject, ''))
  })
}

const replay = (listening: ChannelListener, rows: readonly MissedEvent[]) => {
  const { after, channel } = listening
  for (const row of rows) {
    const { seq, name, id, version, changed, at } = row
    const isMeant = seq > (after ?? 0) && isSubscribedTo(channel, row)
    if (isMeant) deliver(listening, name, { seq, id, version, changed, at })
  }
}

const isSubscribedTo = (channel: string, { subject, id, own }: MissedEvent) => {
  const { tenantId } = firm
  if (channel.startsWith(userChannel(tenantId, ''))) return own
  return recordChannels(tenantId, subject, id).includes(channel)
}
