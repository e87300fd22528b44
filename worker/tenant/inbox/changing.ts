import { assertAllowed } from '#domain/act'
import { type InboxAct, inboxActs } from '#domain/inbox/acts'
import type { InboxAssignment, InboxClosure, InboxSnooze } from '#domain/inbox/bodies'
import { assigned, closed, reopened, snoozed, woken } from '#domain/inbox/change'
import type { InboxItem } from '#domain/inbox/item'
import { invalid, notFound } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import { holdersOf } from '#tenant/user/role/holders'
import { aboutEmail, inboxEventOf } from './about.ts'
import { inboxItemsOf } from './items.ts'

type Version = { readonly version: number }

const itemToChange = (context: RequestContext, id: string, act: InboxAct, { version }: Version) => {
  const item = inboxItemsOf(context.store).get(id)
  assertAllowed(inboxActs(item, context.person)[act])
  requireFresh(version, item)
  return item
}

const emailOf = ({ store }: RequestContext, id: string) => {
  const email = trackedEmailsOf(store).find(id)
  if (email === null) throw notFound()
  return aboutEmail(email)
}

const save = ({ store }: RequestContext, item: InboxItem) => inboxItemsOf(store).replace(item)

/** Whom an email of the inbox can be given to: everybody active who may open it. */
export const inboxColleagues = (context: RequestContext) =>
  holdersOf(context, 'inbox.view-any')
    .flatMap((id) => context.users.named(id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** Gives an email to a colleague, or to nobody. Throws 404, 409 and 422. */
export const assignEmail = (
  context: RequestContext,
  id: string,
  { user, ...at }: InboxAssignment,
): InboxItem => {
  const before = itemToChange(context, id, 'assign', at)
  const to = user === null ? null : inboxColleagues(context).find((it) => it.id === user)
  if (to === undefined) throw invalid({ user: ['Choose a colleague who may open the inbox.'] })
  if (before.assigned_to?.id === to?.id) return before
  const item = save(context, assigned(before, to))
  const detail = { ...emailOf(context, id), to: to?.name ?? null }
  context.recordEvents([{ name: 'inbox.assigned', ...inboxEventOf(item, 'assigned_to'), detail }], {
    users: to === null ? [] : [to.id],
  })
  return item
}

/** Takes an email out of the list until a day, or brings it back now. Throws 404, 409 and 422. */
export const snoozeEmail = (
  context: RequestContext,
  id: string,
  { until, ...at }: InboxSnooze,
): InboxItem => {
  const before = itemToChange(context, id, until === null ? 'wake' : 'snooze', at)
  const { by, now } = context
  const item = save(context, until === null ? woken(before, now) : snoozed(before, until, by, now))
  const detail = { ...emailOf(context, id), until }
  context.recordEvents([{ name: 'inbox.snoozed', ...inboxEventOf(item, 'snoozed'), detail }])
  return item
}

/** Marks an email as done, or opens it again. Throws 404 and 409. */
export const closeEmail = (
  context: RequestContext,
  id: string,
  { is_closed, ...at }: InboxClosure,
): InboxItem => {
  const before = itemToChange(context, id, is_closed ? 'close' : 'reopen', at)
  const { by, now } = context
  const item = save(context, is_closed ? closed(before, 'done', by, now) : reopened(before))
  const detail = { ...emailOf(context, id), is_closed }
  context.recordEvents([{ name: 'inbox.closed', ...inboxEventOf(item, 'closed'), detail }])
  return item
}
