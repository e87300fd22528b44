import { ask, type Reading } from './connection.ts'
import { mailFoldersOf } from './folders.ts'
import { mailboxesOf } from './mailboxes.ts'

/** Asks once which folders have nothing new, where that spares asking for each; those are read to their end. Throws SourceFault. */
export const passUnchanged = async (reading: Reading, roundAt: string) => {
  const { store, now: askedAt } = reading.context()
  if (mailboxesOf(store).get(reading.id).kind !== 'imap') return
  const folders = mailFoldersOf(store, reading.id)
  const left = folders
    .all()
    .flatMap(({ folder_id: id, cursor, imported_at, checked_at }) =>
      cursor !== null && imported_at !== null && (checked_at ?? '') < roundAt
        ? [{ id, cursor }]
        : [],
    )
  if (left.length < 2) return
  const unchanged = await ask(reading, (source, of) => source.unchanged(of, left))
  store.transaction(() => {
    for (const id of unchanged) folders.finish(id, askedAt)
  })
}
