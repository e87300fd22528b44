import { keptUntil } from '#domain/inbox/keeping'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import { orFailAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import type { FileStore } from '#worker/directory/file-store'
import { inboxItemsOf } from './items.ts'

/** Those that one night removes at most. */
const MOST = 200

/**
 * Removes the emails about no case that were marked as done long ago, with their files. A night that breaks off goes on
 * in the next, as bytes go before the rows that name them.
 */
export const forgetDoneEmails = async (
  context: RequestContext,
  files: Pick<FileStore, 'remove'>,
) => {
  const { store, today } = context
  const emails = trackedEmailsOf(store)
  for (const item of inboxItemsOf(store).oldestDone(MOST)) {
    const last = keptUntil(item)
    if (last === null || last >= today) continue
    const email = emails.find(item.id)
    if (email !== null && email.filing !== null) continue
    if (email !== null) await files.remove(keysOnlyOf(context, email))
    orFailAside(store, { table: 'inbox_items', id: item.id }, () => forget(context, item.id))
  }
}

/** The keys of its bytes that no document has. */
const keysOnlyOf = ({ store }: RequestContext, { original, attachments }: TrackedEmail) =>
  [original.key, ...attachments.flatMap(({ stored }) => stored?.key ?? [])].filter(
    (key) => store.row('SELECT id FROM files WHERE key = ?', key) === null,
  )

const forget = ({ store, recordEvents }: RequestContext, id: string) =>
  store.transaction(() => {
    trackedEmailsOf(store).remove(id)
    inboxItemsOf(store).remove(id)
    recordEvents([
      {
        name: 'inbox.forgotten',
        subject: 'tracked-email',
        id,
        version: 0,
        changed: ['removed'],
        detail: {},
      },
    ])
  })
