import type { Store } from '#tenant/core/store'
import { roundsOf } from '#tenant/events/rounds'
import type { RequestContext } from '#tenant/runtime/context'
import type { MailSource } from './source.ts'
import { syncMailbox } from './syncing.ts'
import { mailboxSyncsOf } from './syncs.ts'

const clock = () => new Date().toISOString()

/** Takes the next step of reading each mailbox that is due; nothing else waits for them. */
export const dueMailboxesOf = (
  store: Store,
  source: MailSource | undefined,
  context: () => RequestContext,
) => {
  const run = async () => {
    if (source === undefined) return
    const read = (id: string) =>
      syncMailbox(context, source, id).catch((error) => console.error(String(error)))
    const due = mailboxSyncsOf(store).due(clock())
    await Promise.all(due.map((it) => read(it.mailbox_id)))
  }
  return { flush: roundsOf({ now: clock, run }) }
}
