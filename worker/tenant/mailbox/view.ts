import { reasonAgainst } from '#domain/act'
import { healthOf } from '#domain/mailbox/health'
import type { Mailbox } from '#domain/mailbox/mailbox'
import type { MailboxAdmin, MailboxList, MailboxView } from '#domain/mailbox/view'
import type { RequestContext } from '#tenant/runtime/context'
import { connectVerdict } from './connecting.ts'
import { googleView, offeredConsents } from './consents.ts'
import { mailFoldersOf } from './folders.ts'
import { mailItemsOf } from './items.ts'
import { mailboxesOf } from './mailboxes.ts'
import { registrationOf, registrationSecretOf } from './settings.ts'
import { NOTIFICATION_PATH } from './subscribing.ts'
import { mailboxSyncsOf } from './syncs.ts'

export const MAILBOX_CALLBACK = '/auth/mailbox/callback'

const MOST_UNREAD = 20

/** A mailbox with how it is, as its owner and those who look after mailboxes see it. */
export const toMailboxView = ({ store, now }: RequestContext, mailbox: Mailbox): MailboxView => {
  const syncs = mailboxSyncsOf(store)
  const sync = syncs.get(mailbox.id)
  const folders = mailFoldersOf(store, mailbox.id).all()
  const items = mailItemsOf(store, mailbox.id)
  const imported = folders.filter((it) => it.imported_at !== null).length
  return {
    ...mailbox,
    health: healthOf(mailbox, sync, now),
    checked_at: sync.checked_at,
    event_at: sync.event_at,
    renew_at: sync.subscription?.renew_at ?? null,
    next_at: mailbox.state === 'on' ? syncs.dueAt(mailbox.id) : null,
    gaps: sync.gaps,
    counts: { folders: folders.length, imported, ...items.counts() },
    unread: items.unread(MOST_UNREAD).map(({ item_id, received_at, reason, subject }) => ({
      id: item_id,
      received_at,
      reason: reason ?? 'unreadable',
      subject,
    })),
  }
}

const listOf = (context: RequestContext, mailboxes: readonly Mailbox[]): MailboxList => ({
  rows: mailboxes.map((it) => toMailboxView(context, it)),
  refusal: reasonAgainst(connectVerdict(context)) ?? null,
  consents: offeredConsents(context),
})

/** The person's own mailboxes. */
export const ownMailboxes = (context: RequestContext): MailboxList =>
  listOf(context, mailboxesOf(context.store).ownedBy(context.person.id))

/** All mailboxes of the firm, and its registration without the secret. */
export const mailboxAdmin = (context: RequestContext): MailboxAdmin => ({
  ...listOf(context, mailboxesOf(context.store).all()),
  google: googleView(context),
  settings: registrationOf(context),
  secret_set_at: registrationSecretOf(context)?.at ?? null,
  redirect_address: `${context.origins.main}${MAILBOX_CALLBACK}`,
  notification_address: `${context.origins.main}${NOTIFICATION_PATH}`,
})
