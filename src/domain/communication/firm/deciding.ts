import type { CellMode } from '#domain/communication/matrix/cell'
import { isFirmsOwn } from '#domain/communication/matrix/locks'
import { type Message, SAMPLE_RECORD } from '#domain/communication/message'
import type { Instant } from '#domain/dates'
import type { FirmCommunication } from './communication.ts'
import type { CommunicationFacts } from './conditions.ts'
import { sendingTime } from './timing.ts'

export type Decision = Pick<Message, 'reason' | 'not_before'> & {
  readonly status: 'queued' | 'awaiting_approval' | 'suppressed'
}

/** All that decides whether and when one message leaves. */
export type Situation = {
  readonly type: string
  readonly audience: string
  readonly channel: Message['channel']
  readonly own: FirmCommunication | null
  /** Whether the standard text keeps quiet hours. */
  readonly quiet_hours?: true | undefined
  readonly mode: CellMode
  readonly isLocked: boolean
  readonly address: string | null
  /** Why nobody is there to be written to; 'bad_address' where somebody has no address. */
  readonly absent?: 'no_broker' | undefined
  readonly isSample: boolean
  /** Whether the client accepts the channel; asked only where they may choose. */
  readonly accepts: () => boolean
  /** Whether they agreed to marketing; asked only of a text that is marketing. */
  readonly acceptsMarketing: () => boolean
  readonly isMarketing: boolean
  readonly facts: CommunicationFacts | null
  /** When the same communication was last sent to this person about this record. */
  readonly lastSentAt: () => Instant | null
  readonly now: Instant
}

const STOPPING = /^conveyance\.(?:held|resumed|aborted|reinstated)$/
const HOUR_MS = 3_600_000

const staysInside = (channel: Message['channel']) => channel === 'internal' || channel === 'portal'

const isOnHold = ({ type, audience, isLocked, facts }: Situation) =>
  audience !== 'internal' &&
  !isLocked &&
  isFirmsOwn({ type }) &&
  !STOPPING.test(type) &&
  facts?.is_on_hold === true

const isThrottled = ({ own, lastSentAt, now }: Situation) => {
  const hours = own?.throttle_hours ?? null
  const last = hours === null ? null : lastSentAt()
  return hours !== null && last !== null && Date.parse(now) - Date.parse(last) < hours * HOUR_MS
}

/** Why a message is not sent at all; null when nothing stands against it. */
const reasonAgainst = (it: Situation): string | null => {
  if (it.mode === 'off') return 'matrix_off'
  if (it.address === null) return it.absent ?? 'bad_address'
  if (it.isSample && !staysInside(it.channel)) return SAMPLE_RECORD
  if (it.mode === 'client_choice' && !it.accepts()) return 'no_consent'
  if (it.isMarketing && !it.acceptsMarketing()) return 'no_marketing'
  if (isOnHold(it)) return 'on_hold_case'
  return isThrottled(it) ? 'throttled' : null
}

/** Decides whether a message is sent, waits, or is stored with the reason why not. */
export const decisionOf = (situation: Situation): Decision => {
  const { own, quiet_hours = false, facts, now } = situation
  const reason = reasonAgainst(situation)
  if (reason !== null) return { status: 'suppressed', reason, not_before: null }
  const timed = own ?? { timing: { kind: 'at_once' }, quiet_hours }
  const time = sendingTime(timed, now, facts?.completion_on ?? null)
  if (own?.approval === 'review_first') return { status: 'awaiting_approval', ...time }
  return { status: 'queued', ...time }
}
