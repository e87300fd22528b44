import { userChannel } from '#domain/channels'
import type { EventName } from '#domain/events'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import type { Change } from '#lib/realtime-types'
import { importUnseen } from '#lib/scripts/unseen'
import { onOutcome } from '#lib/send'
import { notifyTabs, onTab } from '#stores/chrome/tabs'
import { $session } from '#stores/user/session'
import type { Notice } from './notice.ts'

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
        ? listen(userChannel(firm.tenantId, session.user.id), { ...calls, '*': noticeHandler(add) })
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

// Events that the user caused are left out. The table of events is fetched with the first one.
const noticeHandler = (add: NoticeSink['add']) => (change: Change, name: string) => {
  if (Object.hasOwn(calls, name)) return
  const table = importUnseen(() => import('#domain/events'))
  setTimeout(
    () => void table.then((it) => addIfForeign(add, it?.noticeNames ?? [], name, change)),
    ANSWER_MS,
  )
}

const addIfForeign = (
  add: NoticeSink['add'],
  noticeNames: readonly EventName[],
  name: string,
  { id, at }: Change,
) => {
  const happenedAt = at ?? new Date().toISOString()
  const event = noticeNames.find((it) => it === name)
  if (event !== undefined && !isOwn(id, happenedAt))
    add({ event, id, at: happenedAt, isRead: false })
}

const isOwn = (id: string, at: string) =>
  ownWrites.some((it) => it.address.includes(id) && isClose(it.at, Date.parse(at)))

const isClose = (one: number, other: number) => Math.abs(one - other) < OWN_MS
