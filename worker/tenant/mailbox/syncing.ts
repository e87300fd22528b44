import { foldersToRead } from '#domain/mailbox/folder'
import type { RequestContext } from '#tenant/runtime/context'
import { ask, isOver, type Reading, ReadingStopped, SourceFault } from './connection.ts'
import { endReading } from './ending.ts'
import { mailFoldersOf } from './folders.ts'
import { mailboxesOf } from './mailboxes.ts'
import { readWaiting } from './reading-items.ts'
import { readPage } from './reading-page.ts'
import { settleFault, settleRound, settleStep } from './settling.ts'
import type { MailSource, MailSourceFault } from './source.ts'
import { keepSubscribed } from './subscribing.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { passUnchanged } from './unchanged.ts'

/** How long one step may take; whatever is left goes on a second later. */
const STEP_MS = 20_000
const CLAIM_MS = 5 * 60_000
const FOLDERS_MS = 10 * 60_000
const MOST_PAGES = 20

/** Takes the next step of reading a mailbox; rejects for no answer of its provider. */
export const syncMailbox = async (
  context: () => RequestContext,
  source: MailSource,
  id: string,
): Promise<void> => {
  const reading = { context, source, id, until: Date.now() + STEP_MS }
  claim(reading)
  try {
    await advance(reading)
  } catch (error) {
    if (error instanceof ReadingStopped) hasten(reading)
    else settleFault(context(), id, faultIn(error, id))
  }
}

const advance = async (reading: Reading) => {
  const { context, id } = reading
  const { state } = mailboxesOf(context().store).get(id)
  if (state === 'disconnected') await endReading(reading)
  else if (state !== 'on') mailboxSyncsOf(context().store).setDue(id, null)
  else if (await step(reading)) settleRound(context(), id)
  else settleStep(context(), id)
}

const faultIn = (error: unknown, id: string): MailSourceFault => {
  if (error instanceof SourceFault) return error.fault
  console.error(JSON.stringify({ mailbox: id, reason: String(error) }))
  return UNEXPECTED
}

const UNEXPECTED = { kind: 'silent', text: 'Something went wrong while it was read.' } as const

/** If this object stops meanwhile, the mailbox is read again five minutes later. */
const claim = ({ context, id }: Reading) => {
  const { store, now } = context()
  mailboxSyncsOf(store).setDue(id, new Date(Date.parse(now) + CLAIM_MS).toISOString())
}

const hasten = ({ context, id }: Reading) => {
  const { store, now } = context()
  mailboxSyncsOf(store).hasten(id, now)
}

/** Reads on; returns whether every folder was read to its end. Throws SourceFault, and ReadingStopped. */
const step = async (reading: Reading): Promise<boolean> => {
  await keepSubscribed(reading)
  const roundAt = beginRound(reading)
  await listFolders(reading)
  await passUnchanged(reading, roundAt)
  const folders = mailFoldersOf(reading.context().store, reading.id)
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    await readWaiting(reading)
    const folder = folders.unchecked(roundAt)
    if (folder === null) return !isOver(reading)
    if (isOver(reading)) return false
    await readPage(reading, folder)
  }
  return false
}

const beginRound = ({ context, id }: Reading): string => {
  const { store, now } = context()
  const syncs = mailboxSyncsOf(store)
  const sync = syncs.get(id)
  if (sync.round_at !== null) return sync.round_at
  syncs.save({ ...sync, round_at: now })
  return now
}

const listFolders = async (reading: Reading) => {
  const { store, now } = reading.context()
  const syncs = mailboxSyncsOf(store)
  const { folders_at } = syncs.get(reading.id)
  if (folders_at !== null && Date.parse(now) - Date.parse(folders_at) < FOLDERS_MS) return
  const found = await ask(reading, (source, of) => source.folders(of))
  const { private_folders } = mailboxesOf(store).get(reading.id)
  store.transaction(() => {
    mailFoldersOf(store, reading.id).saveAll(foldersToRead(found, private_folders))
    syncs.save({ ...syncs.get(reading.id), folders_at: reading.context().now })
  })
}
