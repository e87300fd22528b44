import { mayDestroy } from '#domain/retention/acts'
import { destroyed, withdrawn } from '#domain/retention/changing'
import { ofCase } from '#tenant/conveyance/changing-case'
import { orFailAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import type { FileStore } from '#worker/directory/file-store'
import { caseFilesOf } from './files.ts'
import { retentionFacts, retentionsOf } from './retentions.ts'

/** Most keys that the file store removes at once. */
const MOST_KEYS = 1_000

/**
 * Destroys the files that two people decided about; withdraws what was put on hold or opened again since. A night that
 * breaks off goes on in the next, as bytes go before the rows that name them.
 */
export const destroyApproved = async (
  context: RequestContext,
  files: Pick<FileStore, 'remove'>,
) => {
  for (const id of retentionsOf(context.store).withStatus('approved')) {
    if (!isStillOver(context, id)) continue
    const keys = caseFilesOf(context.store).keys(id)
    for (let at = 0; at < keys.length; at += MOST_KEYS)
      await files.remove(keys.slice(at, at + MOST_KEYS))
    orFailAside(context.store, { table: 'conveyances', id }, () => recordDestruction(context, id))
  }
}

/** Whether the time of an approved case is still over; withdraws its destruction otherwise. */
const isStillOver = (context: RequestContext, id: string) => {
  const { store, conveyances, today, recordEvents } = context
  const conveyance = conveyances.get(id)
  const retention = retentionsOf(store).of(id)
  if (mayDestroy({ ...retention, ...retentionFacts(conveyance) }, today) === true) return true
  store.transaction(() => {
    retentionsOf(store).save(withdrawn(retention))
    recordEvents([
      { name: 'retention.withdrawn', ...ofCase(conveyance), changed: ['retention'], detail: {} },
    ])
  })
  return false
}

const recordDestruction = (context: RequestContext, id: string) => {
  const { store, conveyances, now, recordEvents } = context
  const files = caseFilesOf(store)
  store.transaction(() => {
    const detail = { files: files.count(id) }
    const retentions = retentionsOf(store)
    retentions.save(destroyed(retentions.of(id), files.tombstones(id), now))
    files.forget(id)
    const of = ofCase(conveyances.get(id))
    recordEvents([{ name: 'retention.destroyed', ...of, changed: ['retention'], detail }])
  })
}
