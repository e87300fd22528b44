import * as z from 'zod/mini'
import type { Broadcast } from '#domain/broadcast'
import type { OutboxRow } from './outbox.ts'

type Parts = {
  readonly due: () => readonly OutboxRow[]
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  readonly done: (ids: readonly string[]) => void
  readonly failed: (row: OutboxRow, error: unknown, isHopeless?: boolean) => void
}

type Pending = { readonly row: OutboxRow; readonly broadcast: Broadcast }

const texts = z.array(z.string())
const StoredBroadcast = z.strictObject({
  channels: texts,
  name: z.string(),
  data: z.strictObject({ seq: z.int(), id: z.string(), version: z.number(), changed: texts }),
})

/** The failures after which the next broadcast shows whether the Hub is away or this one is at fault. */
export const PATIENCE = 4

/**
 * Returns a function that publishes what is due, in order and as one batch, and whether more may be due. What can never
 * be published is given up, so that it holds back nothing.
 */
export const broadcastQueueOf = ({ due, publish, done, failed }: Parts) => {
  const tryAll = async (pending: readonly Pending[]) => {
    try {
      await publish(pending.map((it) => it.broadcast))
      done(pending.map((it) => it.row.id))
      return null
    } catch (error) {
      // A batch that is refused says nothing about its first broadcast, which is then tried alone.
      return pending.length > 1 ? new Error(String(error)) : error
    }
  }
  const parseAll = (rows: readonly OutboxRow[]) =>
    rows.flatMap((row): Pending[] => {
      try {
        return [{ row, broadcast: z.parse(StoredBroadcast, JSON.parse(row.doc)) }]
      } catch (error) {
        failed(row, error, true)
        return []
      }
    })
  return async (): Promise<boolean> => {
    const rows = due()
    const pending = parseAll(rows)
    const [first, next] = pending
    if (first === undefined) return rows.length > 0
    const error = await tryAll(first.row.attempts > 0 ? [first] : pending)
    if (error === null) return true
    const isAtFault =
      error instanceof RangeError ||
      (first.row.attempts >= PATIENCE && next !== undefined && (await tryAll([next])) === null)
    failed(first.row, error, isAtFault)
    return isAtFault
  }
}
