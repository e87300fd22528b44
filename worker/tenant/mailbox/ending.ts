import { ask, type Reading, SourceFault } from './connection.ts'
import { mailFoldersOf } from './folders.ts'
import { mailItemsOf } from './items.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { mailTokensOf } from './tokens.ts'

/** Ends the subscription of a mailbox that was disconnected, and forgets all but what was filed. */
export const endReading = async (reading: Reading) => {
  const { store } = reading.context()
  const { id } = reading
  const { subscription } = mailboxSyncsOf(store).get(id)
  if (subscription !== null)
    await ask(reading, (it, of) => it.unsubscribe(of, subscription.id), 'disconnected').catch(
      unlessAnswered,
    )
  store.transaction(() => {
    const syncs = mailboxSyncsOf(store)
    syncs.save({ ...syncs.get(id), subscription: null, round_at: null, folders_at: null })
    syncs.setDue(id, null)
    mailTokensOf(store).remove(id)
    mailFoldersOf(store, id).clear()
    mailItemsOf(store, id).clear()
  })
}

// A subscription that cannot be ended ends by itself within days; what it sends is refused.
const unlessAnswered = (error: unknown) => {
  if (!(error instanceof SourceFault)) throw error
}
