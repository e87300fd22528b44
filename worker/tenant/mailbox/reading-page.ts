import { londonInstant } from '#domain/dates'
import type { MailEnvelope } from '#domain/mailbox/envelope'
import { LATE_MS, RENUMBERED, withGap, withLate } from '#domain/mailbox/gaps'
import type { RequestContext } from '#tenant/runtime/context'
import { isAboutRecord } from './candidate.ts'
import { ask, isOver, type Reading, SourceFault } from './connection.ts'
import { type FolderRow, mailFoldersOf } from './folders.ts'
import { mailItemsOf, type NewItem } from './items.ts'
import { mailboxesOf } from './mailboxes.ts'
import type { ChangedMail, MailChanges } from './source.ts'
import { mailboxSyncsOf } from './syncs.ts'

/** Graph shows an email within this time of receiving it; whatever is older was moved here. */
const SETTLED_MS = 15 * 60_000

/** Reads the next page of a folder; its cursor is stored once each email of the page is accounted for. Throws SourceFault. */
export const readPage = async (reading: Reading, folder: FolderRow) => {
  const { now: askedAt } = reading.context()
  const page = await pageOf(reading, folder)
  if (page === null) return
  const { store } = reading.context()
  const mails = new Map(page.items.filter((it) => isWanted(reading, it)).map((it) => [it.id, it]))
  const items = mailItemsOf(store, reading.id)
  const known = items.known([...mails.keys()])
  for (const mail of mails.values()) {
    if (isOver(reading)) return
    if (!known.has(mail.id)) await accountFor(reading, folder, mail)
    else if (mail.found !== null) items.relocate(mail.id, mail.found.place, reading.context().now)
  }
  const folders = mailFoldersOf(store, reading.id)
  store.transaction(() => {
    folders.advance(folder.folder_id, page.cursor)
    if (page.is_last) folders.finish(folder.folder_id, askedAt)
    touch(reading)
  })
}

/** Null where the folder has to be begun anew, or is gone. */
const pageOf = async (
  reading: Reading,
  { folder_id, cursor }: FolderRow,
): Promise<MailChanges | null> => {
  try {
    return await ask(reading, (source, of) => source.changes(of, folder_id, cursor))
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    const folders = mailFoldersOf(reading.context().store, reading.id)
    if (error.fault.kind === 'cursor' && cursor !== null) restart(reading, folder_id)
    else if (error.fault.kind === 'gone') folders.remove(folder_id)
    else throw error
    return null
  }
}

/** By IMAP a folder that begins anew may hold what nobody told us of, which is said until it was read. */
const restart = ({ context, id }: Reading, folderId: string) => {
  const { store } = context()
  const syncs = mailboxSyncsOf(store)
  const sync = syncs.get(id)
  store.transaction(() => {
    mailFoldersOf(store, id).restart(folderId)
    if (mailboxesOf(store).get(id).kind === 'imap')
      syncs.save(withGap(sync, sync.checked_at ?? sync.on_since, RENUMBERED))
  })
}

const isWanted = ({ context, id }: Reading, { received_at }: ChangedMail) => {
  const { since } = mailboxesOf(context().store).get(id)
  return received_at === null || received_at >= londonInstant(since, '00:00')
}

/** Stores what becomes of an email: of one that is about no record only its id. Throws SourceFault. */
const accountFor = async (reading: Reading, folder: FolderRow, { id, found }: ChangedMail) => {
  if (isOwnMessage(reading, id)) return
  const envelope = found?.envelope ?? (await ask(reading, (it, of) => it.envelope(of, id)))
  const place = found?.place ?? null
  if (envelope?.is_draft) return
  const context = reading.context()
  const is_import = folder.imported_at === null ? 1 : 0
  context.store.transaction(() => {
    touch(reading)
    if (envelope !== null && !is_import) noteLate(reading, envelope)
    mailItemsOf(context.store, reading.id).add(
      { item_id: id, is_import, place, ...fateOf(context, envelope) },
      context.now,
    )
  })
}

/** Accounts for a message that the product sent from this mailbox: it stands with its case already. */
const isOwnMessage = ({ context, id: mailboxId }: Reading, id: string): boolean => {
  const { store, messages, now } = context()
  const own = messages.byDraft(id)
  if (own === null) return false
  const item = {
    item_id: id,
    subject: '',
    received_at: own.created_at,
    is_import: 0,
    place: null,
  } as const
  mailItemsOf(store, mailboxId).add({ ...item, state: 'stored' }, now)
  return true
}

type Fate = Omit<NewItem, 'item_id' | 'is_import' | 'place'>

/** What becomes of an email, before its text is read; null for one that is gone. */
const fateOf = (context: RequestContext, envelope: MailEnvelope | null): Fate => {
  if (envelope === null)
    return { state: 'unread', reason: 'gone', subject: '', received_at: context.now }
  const { received_at, subject, is_private } = envelope
  if (!isAboutRecord(context, envelope)) return { state: 'unmatched', subject: '', received_at }
  return is_private
    ? { state: 'unread', reason: 'private', subject: '', received_at }
    : { state: 'waiting', subject, received_at }
}

const noteLate = ({ context, id }: Reading, { received_at }: MailEnvelope) => {
  const { store, now } = context()
  const syncs = mailboxSyncsOf(store)
  const sync = syncs.get(id)
  const age = Date.parse(now) - Date.parse(received_at)
  const beforeLast = Date.parse(sync.checked_at ?? sync.on_since) - Date.parse(received_at)
  if (age > LATE_MS && beforeLast < SETTLED_MS) syncs.save(withLate(sync, received_at, 1))
}

/** Notes that something was read. */
export const touch = ({ context, id }: Reading) => {
  const { store, now } = context()
  const syncs = mailboxSyncsOf(store)
  syncs.save({ ...syncs.get(id), progress_at: now })
}
