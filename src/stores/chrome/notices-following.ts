import { userChannel } from '#domain/channels'
import { noticeNames } from '#domain/events'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import type { Change } from '#lib/realtime-types'
import { onOutcome } from '#lib/send'
import { $session } from '#stores/user/session'
import type { Notice } from './notice.ts'
import { notifyTabs, onTab } from './tabs.ts'

/** How many of one's own writes are remembered. */
const MOST = 20
/** Milliseconds after which a change was somebody else's. */
const OWN = 5000
/** Milliseconds to wait for the answer to one's own write, which may come after its event. */
const PATIENCE = 1500

const written: { address: string; at: number }[] = []

/** Where notices are kept: a new one is added, and all are marked as seen in another tab. */
type Place = { readonly add: (notice: Notice) => void; readonly markRead: () => void }

/** Begins to hear what concerns the signed-in person; gives back how to stop. */
export const startFollowing = ({ add, markRead }: Place) => {
  const stopWatching = onOutcome((outcome) => {
    if (outcome.kind !== 'answered' || outcome.method === 'GET') return
    wrote(outcome.address)
    notifyTabs({ says: 'wrote', address: outcome.address })
  })
  const unsubscribe = onTab((told) => {
    if (told.says === 'wrote') wrote(told.address)
    if (told.says === 'read the notices') markRead()
  })
  let stopListening = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stopListening()
    stopListening =
      session?.user.type === 'staff'
        ? listen(userChannel(firm.tenantId, session.user.id), { ...heardBy(add), ...calls })
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

// What rings cannot wait for the bell to be pressed. A call that was refused meanwhile is no news.
const calls = {
  'call.updated': endCall,
  'call.logged': endCall,
  'call.started': ({ id }: Change) =>
    void import('#stores/call/incoming').then((it) => it.showIncomingCall(id)).catch(() => {}),
  'callback.due': ({ id }: Change) =>
    void import('#stores/call/incoming').then((it) => it.notifyCallBack(id)).catch(() => {}),
}

const wrote = (address: string) => {
  written.unshift({ address, at: Date.now() })
  written.length = Math.min(written.length, MOST)
}

// What one did oneself is not news.
const heardBy = (add: Place['add']) =>
  Object.fromEntries(
    noticeNames.map((event) => {
      const consider = ({ id, at = new Date().toISOString() }: Change) => {
        if (!isOwn(id, at)) add({ event, id, at, isRead: false })
      }
      return [event, (change: Change) => setTimeout(consider, PATIENCE, change)]
    }),
  )

const isOwn = (id: string, at: string) =>
  written.some((it) => it.address.includes(id) && isNear(it.at, Date.parse(at)))

const isNear = (one: number, other: number) => Math.abs(one - other) < OWN
