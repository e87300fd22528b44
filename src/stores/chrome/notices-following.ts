import { userChannel } from '#domain/channels'
import { noticeNames } from '#domain/events'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import type { Change } from '#lib/realtime-types'
import { onOutcome } from '#lib/send'
import { $session } from '#stores/user/session'
import type { Notice } from './notice.ts'
import { notifyTabs, onTab } from './tabs.ts'

const MAX_WRITES = 20
/** Milliseconds around an own write in which an event counts as caused by it. */
const OWN_MS = 5000
/** Milliseconds to wait for the answer to an own write, which may arrive after its event. */
const ANSWER_MS = 1500

const ownWrites: { address: string; at: number }[] = []

type NoticeSink = { readonly add: (notice: Notice) => void; readonly markRead: () => void }

/** Follows the events of the signed-in member of staff; returns a function that stops. */
export const startFollowing = ({ add, markRead }: NoticeSink) => {
  const stopWatching = onOutcome((outcome) => {
    if (outcome.kind !== 'answered' || outcome.method === 'GET') return
    recordWrite(outcome.address)
    notifyTabs({ says: 'wrote', address: outcome.address })
  })
  const unsubscribe = onTab((message) => {
    if (message.says === 'wrote') recordWrite(message.address)
    if (message.says === 'read the notices') markRead()
  })
  let stopListening = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stopListening()
    stopListening =
      session?.user.type === 'staff'
        ? listen(userChannel(firm.tenantId, session.user.id), { ...handlersFor(add), ...calls })
        : () => {}
  })
  return () => {
    stopWatching()
    unsubscribe()
    stopListening()
    stopFollowing()
  }
}

const endCall = ({ id }: Change) =>
  void import('#stores/call/incoming').then((it) => it.endIncomingCall(id)).catch(() => {})

// Calls are shown at once, not in the bell; a call that cannot be fetched any more is ignored.
const calls = {
  'call.updated': endCall,
  'call.logged': endCall,
  'call.started': ({ id }: Change) =>
    void import('#stores/call/incoming').then((it) => it.showIncomingCall(id)).catch(() => {}),
  'callback.due': ({ id }: Change) =>
    void import('#stores/call/incoming').then((it) => it.notifyCallBack(id)).catch(() => {}),
}

const recordWrite = (address: string) => {
  ownWrites.unshift({ address, at: Date.now() })
  ownWrites.length = Math.min(ownWrites.length, MAX_WRITES)
}

// Events that the user caused are left out.
const handlersFor = (add: NoticeSink['add']) =>
  Object.fromEntries(
    noticeNames.map((event) => {
      const addIfForeign = ({ id, at = new Date().toISOString() }: Change) => {
        if (!isOwn(id, at)) add({ event, id, at, isRead: false })
      }
      return [event, (change: Change) => setTimeout(addIfForeign, ANSWER_MS, change)]
    }),
  )

const isOwn = (id: string, at: string) =>
  ownWrites.some((it) => it.address.includes(id) && isClose(it.at, Date.parse(at)))

const isClose = (one: number, other: number) => Math.abs(one - other) < OWN_MS
