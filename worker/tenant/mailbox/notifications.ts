import { timingSafeEqual } from 'node:crypto'
import { MISSED, REMOVED, withGap } from '#domain/mailbox/gaps'
import type { MailNotification } from '#domain/mailbox/notification'
import type { MailboxSync } from '#domain/mailbox/sync'
import type { RequestContext } from '#tenant/runtime/context'
import { mailboxesOf } from './mailboxes.ts'
import { stateHash } from './subscribing.ts'
import { mailboxSyncsOf } from './syncs.ts'

/** Notes that Microsoft has something for us; returns how many of the notifications are of our subscriptions. */
export const noteNotifications = (
  context: RequestContext,
  notifications: readonly MailNotification[],
) => ({ accepted: notifications.filter((it) => noteOne(context, it)).length })

const noteOne = ({ store, now }: RequestContext, notification: MailNotification): boolean => {
  const syncs = mailboxSyncsOf(store)
  const sync = syncs.bySubscription(notification.subscription)
  if (!sync?.subscription || !isOf(sync.subscription.state_hash, notification.state)) return false
  if (mailboxesOf(store).find(sync.mailbox_id)?.state !== 'on') return true
  syncs.save({ ...afterLifecycle(sync, notification, now), event_at: now })
  const { throttled_until } = sync
  syncs.hasten(
    sync.mailbox_id,
    throttled_until !== null && throttled_until > now ? throttled_until : now,
  )
  return true
}

const isOf = (hash: string, state: string) =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(stateHash(state), 'hex'))

const afterLifecycle = (
  sync: MailboxSync,
  { lifecycle }: MailNotification,
  now: string,
): MailboxSync => {
  const from = sync.event_at ?? sync.on_since
  if (lifecycle === 'missed') return withGap(sync, from, MISSED)
  if (lifecycle === 'subscriptionRemoved')
    return { ...withGap(sync, from, REMOVED), subscription: null }
  if (lifecycle === 'reauthorizationRequired' && sync.subscription !== null)
    return { ...sync, subscription: { ...sync.subscription, renew_at: now } }
  return sync
}
