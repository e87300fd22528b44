import { atom, computed } from 'nanostores'
import { userChannel } from '#domain/channels'
import type { EventName } from '#domain/events'
import { firm } from '#lib/firm'
import { type Change, listen } from '#lib/realtime'
import { onOutcome } from '#lib/send'
import { onReset } from './reset.ts'
import { $session } from './session.ts'

/** Something that happened to somebody's work while they were doing something else. */
export type Notice = {
  readonly event: EventName
  readonly id: string
  /** Instant. */
  readonly at: string
  readonly isRead: boolean
}

/** The events that one is told of; what one did oneself is not news. */
const told: readonly EventName[] = [
  'quote.accepted',
  'quotecase.dying',
  'quotecase.died',
  'quotecase.instructed',
  'lead.assigned',
  'conveyance.opened',
  'conveyance.holder-changed',
  'conveyance.exchanged',
  'conveyance.completed',
  'conveyance.status-changed',
  'milestone.changed',
  'task.overdue',
  'ae.changed',
  'document.added',
  'message.inbound',
  'payment.paid',
]

/** How many are kept. */
const MOST = 20
/** Milliseconds after which a change was somebody else's. */
const OWN = 5000
/** Milliseconds to wait for the answer to one's own write, which may come after its event. */
const PATIENCE = 1500

/** What happened since the page was opened, newest first. */
export const $notices = atom<readonly Notice[]>([])
export const $unreadNotices = computed(
  $notices,
  (notices) => notices.filter(({ isRead }) => !isRead).length,
)

const written: { address: string; at: number }[] = []

/** Begins to hear what concerns the signed-in person; gives back how to stop. */
export const followNotices = () => {
  const stopWatching = onOutcome((outcome) => {
    if (outcome.kind !== 'answered' || outcome.method === 'GET') return
    written.unshift({ address: outcome.address, at: Date.now() })
    written.length = Math.min(written.length, MOST)
  })
  let stopListening = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stopListening()
    stopListening = session ? listen(userChannel(firm.tenant, session.user.id), heard()) : () => {}
  })
  return () => {
    stopWatching()
    stopListening()
    stopFollowing()
  }
}

const heard = () =>
  Object.fromEntries(
    told.map((event) => [event, ({ id }: Change) => setTimeout(() => add(event, id), PATIENCE)]),
  )

const add = (event: EventName, id: string) => {
  const isOwn = written.some(({ address, at }) => address.includes(id) && Date.now() - at < OWN)
  if (isOwn) return
  const notice: Notice = { event, id, at: new Date().toISOString(), isRead: false }
  const others = $notices.get().filter((it) => it.event !== event || it.id !== id)
  $notices.set([notice, ...others].slice(0, MOST))
}

/** What is listed has been seen. */
export const readNotices = () =>
  $notices.set($notices.get().map((notice) => ({ ...notice, isRead: true })))

onReset(() => $notices.set([]))
