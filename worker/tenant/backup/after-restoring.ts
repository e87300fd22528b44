import type { BackupManifest } from '#domain/backup/backup'
import { toDestroyAgain } from '#domain/retention/changing'
import type { CaseRetention } from '#domain/retention/retention'
import { markUnknown } from '#tenant/events/message-sending'
import type { OutboxRow } from '#tenant/events/outbox'
import { queueRevocation } from '#tenant/events/revocation'
import { retentionsOf } from '#tenant/retention/retentions'
import type { RequestContext } from '#tenant/runtime/context'
import { endSessions } from '#tenant/user/session-ends'
import { noteState } from './jobs.ts'

/**
 * Settles what a backup cannot know: everybody signs in again, no message that waited then is sent twice, and files that
 * were destroyed since go again in the next night.
 */
export const settleRestored = (
  context: RequestContext,
  backup: BackupManifest,
  destroyed: readonly CaseRetention[],
) =>
  context.store.transaction(() => {
    const { store, now, tenant, outbox } = context
    store.write(
      `DELETE FROM outbox WHERE kind IN ('broadcast', 'revocation', 'telephone', 'sign-in-link')`,
    )
    const waiting = store.rows<OutboxRow>(
      `SELECT * FROM outbox WHERE kind = 'message' AND dead_at IS NULL`,
    )
    for (const row of waiting) markUnknown(context, row, WAITED)
    for (const { id } of store.rows<{ id: string }>('SELECT id FROM users'))
      endSessions(context, id)
    // Whoever came after the backup is no user any more.
    queueRevocation(outbox, { check: { users: null } }, now)
    outbox.put('rules', {}, now)
    for (const since of destroyed) destroyAgain(context, since)
    noteState(context, { backup })
    const event = { name: 'firm.restored', subject: 'firm', id: tenant, version: 0 } as const
    context.recordEvents([{ ...event, changed: [], detail: { backup: backup.name } }])
  })

const destroyAgain = ({ store }: RequestContext, since: CaseRetention) => {
  const retentions = retentionsOf(store)
  const restored = retentions.of(since.id)
  if (restored.destruction?.status === 'destroyed') return
  if (store.row('SELECT id FROM conveyances WHERE id = ?', since.id) === null) return
  retentions.save(toDestroyAgain(restored, since))
}

const WAITED = 'The records were restored from a backup in which this message waited.'
