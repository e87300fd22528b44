import { assertAllowed } from '#domain/act'
import { mailboxActs, seesMailbox } from '#domain/mailbox/acts'
import type { MailboxFolders, MailboxPausing, MailboxSendingChange } from '#domain/mailbox/bodies'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { notFound } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { goOn } from './connecting.ts'
import { mailboxesOf } from './mailboxes.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { toMailboxView } from './view.ts'
import { mailboxEvent, recordOnMailbox } from './watchers.ts'

/** A mailbox of the person's own, or of anybody for those who look after mailboxes; throws 404. */
const visibleMailbox = (context: RequestContext, id: string): Mailbox => {
  const mailbox = mailboxesOf(context.store).find(id)
  if (mailbox === null || !seesMailbox(context.person, mailbox)) throw notFound()
  return mailbox
}

const fresh = (context: RequestContext, version: number, mailbox: Mailbox) =>
  requireFresh(
    version,
    mailbox,
    () => lastChange(context.audit, context.person, 'mailbox', mailbox.id),
    () => toMailboxView(context, mailbox),
  )

const save = (context: RequestContext, before: Mailbox, change: Partial<Mailbox>, what: string) => {
  const mailbox = mailboxesOf(context.store).replace({
    ...before,
    ...change,
    version: before.version + 1,
  })
  recordOnMailbox(context, mailbox, mailboxEvent('mailbox.changed', mailbox, { what }))
  return mailbox
}

/** Pauses or resumes the reading of a mailbox. Throws 404 and 409. */
export const pauseMailbox = (
  context: RequestContext,
  id: string,
  { version, is_paused }: MailboxPausing,
) => {
  const before = visibleMailbox(context, id)
  assertAllowed(mailboxActs(before, context.person)[is_paused ? 'pause' : 'resume'])
  fresh(context, version, before)
  const mailbox = is_paused
    ? save(context, before, { state: 'paused' }, 'paused')
    : save(context, before, { state: 'on' }, 'resumed')
  if (is_paused) mailboxSyncsOf(context.store).setDue(id, null)
  else goOn(context, id)
  return toMailboxView(context, mailbox)
}

/** Changes which folders are never read; what was filed from them stays filed. Throws 404 and 409. */
export const changeFolders = (
  context: RequestContext,
  id: string,
  { version, private_folders }: MailboxFolders,
) => {
  const before = visibleMailbox(context, id)
  assertAllowed(mailboxActs(before, context.person).change)
  fresh(context, version, before)
  const mailbox = save(context, before, { private_folders }, 'has other private folders')
  const syncs = mailboxSyncsOf(context.store)
  syncs.save({ ...syncs.get(id), folders_at: null })
  syncs.hasten(id, context.now)
  return toMailboxView(context, mailbox)
}

/** Whether what its owner writes is sent from a mailbox. Throws 404 and 409. */
export const changeSending = (
  context: RequestContext,
  id: string,
  { version, is_on }: MailboxSendingChange,
) => {
  const before = visibleMailbox(context, id)
  assertAllowed(mailboxActs(before, context.person).send)
  fresh(context, version, before)
  const sending = before.sending && { ...before.sending, is_on }
  const what = is_on ? 'sends what its owner writes' : 'no longer sends what its owner writes'
  return toMailboxView(context, save(context, before, { sending }, what))
}

/** Ends the reading of a mailbox and forgets its access; what was filed stays filed. Throws 404 and 409. */
export const disconnectMailbox = (
  context: RequestContext,
  id: string,
  { version }: { readonly version: number },
) => {
  const before = visibleMailbox(context, id)
  assertAllowed(mailboxActs(before, context.person).disconnect)
  fresh(context, version, before)
  return toMailboxView(context, endedAt(context, before))
}

const endedAt = (context: RequestContext, before: Mailbox): Mailbox => {
  const mailbox = save(context, before, { state: 'disconnected' }, 'disconnected')
  mailboxSyncsOf(context.store).setDue(before.id, context.now)
  return mailbox
}

/** Ends the reading of the mailboxes of somebody who left; what was filed stays filed. */
export const disconnectOwn = (context: RequestContext, userId: string) => {
  for (const mailbox of mailboxesOf(context.store).ownedBy(userId))
    if (mailbox.state !== 'disconnected') endedAt(context, mailbox)
}
