import type { Broadcast } from '#domain/broadcast'
import type { Message } from '#domain/communication/message'
import type { QuoteOffer } from '#domain/quote/offer'
import type { OutboxKind, OutboxRow } from './outbox.ts'

/** A paper that a message carries and that is still to be made. */
export type GeneratedFile = {
  readonly file_id: string
  readonly key: string
  readonly name: string
  readonly mime: string
  readonly offer: QuoteOffer
}

/** Everything the postroom needs: it asks nothing of the firm's database. */
export type Parcel = {
  readonly tenant: string
  readonly message: Message
  readonly papers: readonly GeneratedFile[]
}

export type Delivery = { readonly provider_id: string | null }

type Parts = {
  readonly now: () => string
  readonly due: (kind: OutboxKind, now: string) => readonly OutboxRow[]
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  /** Has the edge know the firm's route rules as they are now. */
  readonly notifyEdge?: () => Promise<void>
  /** Lets the answer of the call go first: making papers is slow. */
  readonly pause?: () => Promise<void>
  /** Asks the telephone system; false when that is not wanted any more. */
  readonly ring?: (row: OutboxRow) => Promise<boolean>
  readonly rang?: (row: OutboxRow) => void
  readonly deliver: (parcel: Parcel) => Promise<Delivery>
  readonly parcelOf: (messageId: string) => Parcel | null
  readonly done: (ids: readonly string[]) => void
  readonly sent: (row: OutboxRow, parcel: Parcel, delivery: Delivery) => void
  readonly failed: (row: OutboxRow, error: unknown) => void
}

/** A round that never came back: its call was cut off with it. */
const STUCK_MS = 120_000

/**
 * Takes what is due out of the outbox. At least once: what was sent but not yet struck out when the
 * object died is sent again, under the same message id, which is its key with the provider.
 */
export const dispatchOf = (parts: Parts) => {
  let running: { readonly round: Promise<void>; readonly since: number } | null = null
  let isAsked = false

  /** Whatever is due of a kind, as one. */
  const together = async (
    kind: OutboxKind,
    leave: (docs: readonly Broadcast[]) => Promise<void> | undefined,
  ) => {
    const rows = parts.due(kind, parts.now())
    if (rows.length === 0) return false
    try {
      await leave(rows.map((it) => JSON.parse(it.doc)))
      parts.done(rows.map((it) => it.id))
      return true
    } catch (error) {
      failTogether(kind, rows, error)
      return false
    }
  }
  // Of broadcasts the first alone waits for its next try, and the others stay behind it. Which of several
  // was at fault is not known until it goes alone.
  const failTogether = (kind: OutboxKind, rows: readonly OutboxRow[], error: unknown) => {
    const failing = kind === 'broadcast' ? rows.slice(0, 1) : rows
    for (const row of failing) parts.failed(row, rows.length > 1 ? new Error(String(error)) : error)
  }
  const messages = async () => {
    const rows = parts.due('message', parts.now())
    for (const row of rows) await message(row)
    return rows.length > 0
  }
  const message = async (row: OutboxRow) => {
    try {
      const parcel = parts.parcelOf(JSON.parse(row.doc).message_id)
      if (parcel === null) return parts.done([row.id])
      parts.sent(row, parcel, await parts.deliver(parcel))
    } catch (error) {
      parts.failed(row, error)
    }
  }
  const orders = async () => {
    const rows = parts.due('telephone', parts.now())
    for (const row of rows) await order(row)
    return rows.length > 0
  }
  const order = async (row: OutboxRow) => {
    try {
      if (await parts.ring?.(row)) parts.rang?.(row)
      else parts.done([row.id])
    } catch (error) {
      parts.failed(row, error)
    }
  }
  const rounds = async () => {
    do {
      isAsked = false
      while (await together('broadcast', parts.publish));
      while (await together('rules', () => parts.notifyEdge?.()));
      while (await orders());
      if (parts.due('message', parts.now()).length > 0) await parts.pause?.()
      while (await messages());
    } while (isAsked)
  }
  return {
    /** Resolves when nothing more is due; never rejects. Asked again while it runs, it looks again. */
    flush: (): Promise<void> => {
      isAsked = true
      const now = Date.parse(parts.now())
      if (running !== null && now - running.since < STUCK_MS) return running.round
      const started = {
        since: now,
        round: rounds().finally(() => {
          if (running === started) running = null
        }),
      }
      running = started
      return started.round
    },
  }
}
