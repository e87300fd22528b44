import type { Broadcast } from '#domain/broadcast'
import type { Message } from '#domain/communication/message'
import type { QuoteOffer } from '#domain/quote/offer'
import type { OutboxKind, OutboxRow } from './outbox.ts'

export type GeneratedFile = {
  readonly file_id: string
  readonly key: string
  readonly name: string
  readonly mime: string
  readonly offer: QuoteOffer
}

/** A message with everything the delivery worker needs: it has no access to the firm's database. */
export type Parcel = {
  readonly tenant: string
  readonly message: Message
  readonly papers: readonly GeneratedFile[]
}

export type DeliveryReceipt = { readonly provider_id: string | null }

type Parts = {
  readonly now: () => string
  readonly due: (kind: OutboxKind, now: string) => readonly OutboxRow[]
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  /** Publishes the firm's route rules to the edge. */
  readonly notifyEdge?: () => Promise<void>
  /** Lets the response go first, as generating files is slow. */
  readonly pause?: () => Promise<void>
  /** Asks the telephone system to place a call; false when it is no longer wanted. */
  readonly ring?: (row: OutboxRow) => Promise<boolean>
  readonly rang?: (row: OutboxRow) => void
  readonly deliver: (parcel: Parcel) => Promise<DeliveryReceipt>
  readonly parcelOf: (messageId: string) => Parcel | null
  readonly done: (ids: readonly string[]) => void
  readonly sent: (row: OutboxRow, parcel: Parcel, receipt: DeliveryReceipt) => void
  readonly failed: (row: OutboxRow, error: unknown) => void
}

/** A round that takes longer was cut off together with its request. */
const STUCK_MS = 120_000

/** Sends what is due in the outbox, at least once; the message id is the provider's idempotency key. */
export const dispatchOf = (parts: Parts) => {
  let running: { readonly round: Promise<void>; readonly since: number } | null = null
  let isRequested = false

  /** Sends everything due of a kind as one batch; returns whether anything was sent. */
  const sendBatch = async (
    kind: OutboxKind,
    sendDocs: (docs: readonly Broadcast[]) => Promise<void> | undefined,
  ) => {
    const rows = parts.due(kind, parts.now())
    if (rows.length === 0) return false
    try {
      await sendDocs(rows.map((it) => JSON.parse(it.doc)))
      parts.done(rows.map((it) => it.id))
      return true
    } catch (error) {
      failBatch(kind, rows, error)
      return false
    }
  }
  // Only the first broadcast is marked as failed: it is then retried alone, and the others wait to keep the order.
  const failBatch = (kind: OutboxKind, rows: readonly OutboxRow[], error: unknown) => {
    const failing = kind === 'broadcast' ? rows.slice(0, 1) : rows
    for (const row of failing) parts.failed(row, rows.length > 1 ? new Error(String(error)) : error)
  }
  const sendMessages = async () => {
    const rows = parts.due('message', parts.now())
    for (const row of rows) await sendMessage(row)
    return rows.length > 0
  }
  const sendMessage = async (row: OutboxRow) => {
    try {
      const parcel = parts.parcelOf(JSON.parse(row.doc).message_id)
      if (parcel === null) return parts.done([row.id])
      parts.sent(row, parcel, await parts.deliver(parcel))
    } catch (error) {
      parts.failed(row, error)
    }
  }
  const sendOrders = async () => {
    const rows = parts.due('telephone', parts.now())
    for (const row of rows) await sendOrder(row)
    return rows.length > 0
  }
  const sendOrder = async (row: OutboxRow) => {
    try {
      if (await parts.ring?.(row)) parts.rang?.(row)
      else parts.done([row.id])
    } catch (error) {
      parts.failed(row, error)
    }
  }
  const runRounds = async () => {
    do {
      isRequested = false
      while (await sendBatch('broadcast', parts.publish));
      while (await sendBatch('rules', () => parts.notifyEdge?.()));
      while (await sendOrders());
      if (parts.due('message', parts.now()).length > 0) await parts.pause?.()
      while (await sendMessages());
    } while (isRequested)
  }
  return {
    /** Resolves when nothing more is due; never rejects. A call during a round starts another one after it. */
    flush: (): Promise<void> => {
      isRequested = true
      const now = Date.parse(parts.now())
      if (running !== null && now - running.since < STUCK_MS) return running.round
      const started = {
        since: now,
        round: runRounds().finally(() => {
          if (running === started) running = null
        }),
      }
      running = started
      return started.round
    },
  }
}
