import { woken } from '#domain/inbox/change'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import { aboutEmail, inboxEventOf } from './about.ts'
import { inboxItemsOf } from './items.ts'

/** Brings an email back at the end of its snooze, and says so to whom it is given, or to who snoozed it. */
export const wakeByItself = (context: RequestContext, id: string) => {
  const items = inboxItemsOf(context.store)
  const before = items.find(id)
  const email = trackedEmailsOf(context.store).find(id)
  if (before === null || email === null || before.snoozed === null) return
  const item = items.replace(woken(before, context.now))
  const { id: user } = before.assigned_to ?? before.snoozed.by
  const detail = aboutEmail(email)
  context.recordEvents([{ name: 'inbox.woken', ...inboxEventOf(item, 'snoozed'), detail }], {
    users: [user],
  })
}

/** The snoozed emails whose day has come, for the clock. */
export const wakingEmails = (context: RequestContext) =>
  inboxItemsOf(context.store)
    .due(context.now)
    .map(({ id, wakes_at }) => ({
      key: `${id} ${wakes_at}`,
      record: { table: 'inbox_items', id },
      emit: () => wakeByItself(context, id),
    }))
