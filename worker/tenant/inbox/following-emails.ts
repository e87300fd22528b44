import { closed, reopened } from '#domain/inbox/change'
import { itemOf } from '#domain/inbox/item'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { RequestContext } from '#tenant/runtime/context'
import { aboutEmail, inboxEventOf } from './about.ts'
import { inboxItemsOf } from './items.ts'

/** Puts an email that arrived and was not filed into the shared inbox. */
export const putIntoInbox = ({ store }: RequestContext, email: TrackedEmail) =>
  inboxItemsOf(store).insert(itemOf(email))

/** Takes an email out of the inbox, as it was filed; one that was never there is left alone. */
export const leaveInbox = (context: RequestContext, email: TrackedEmail, ref: string) => {
  const items = inboxItemsOf(context.store)
  const before = items.find(email.id)
  if (before === null || before.closed?.as === 'filed') return
  const item = items.replace(closed(before, 'filed', context.by, context.now))
  const detail = { ...aboutEmail(email), ref }
  context.recordEvents([{ name: 'inbox.filed', ...inboxEventOf(item, 'closed'), detail }])
}

/** Puts an email back that was taken off its record. */
export const returnToInbox = (context: RequestContext, email: TrackedEmail) => {
  const items = inboxItemsOf(context.store)
  const before = items.find(email.id)
  const item = before === null ? items.insert(itemOf(email)) : items.replace(reopened(before))
  const detail = { ...aboutEmail(email), ref: null }
  context.recordEvents([{ name: 'inbox.filed', ...inboxEventOf(item, 'closed'), detail }])
}
