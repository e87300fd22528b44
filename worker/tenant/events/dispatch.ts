import type { Broadcast } from '#domain/broadcast'
import type { Message } from '#domain/communication/message'
import type { QuoteOffer } from '#domain/quote/offer'
import { broadcastQueueOf } from './broadcast-queue.ts'
import type { OutboxKind, OutboxRow } from './outbox.ts'
import type { Revocation } from './revocation.ts'

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

type SentReceipt = { readonly provider_id: string | null }

/** What became of a message; it waits where no provider is set up. */
export type DeliveryReceipt = SentReceipt | { readonly is_waiting: true }

type Parts = {
  readonly now: () => string
  readonly due: (kind: OutboxKind, now: string) => readonly OutboxRow[]
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  /** Closes or checks sockets. */
  readonly revoke?: (revocation: Revocation) => Promise<void>
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
  readonly sent: (row: OutboxRow, parcel: Parcel, receipt: SentReceipt) => void
  readonly waits?: (row: OutboxRow, parcel: Parcel) => void
  readonly failed: (row: OutboxRow, error: unknown, isHopeless?: boolean) => void
}

/** A round that takes longer was cut off together with its request. */
const STUCK_MS = 120_000

/** Sends what is due in the outbox, at least once; the message id is the provider's idempotency key. */
export const dispatchOf = (parts: Parts) => {
  let running: { readonly round: Promise<void>; readonly since: number } | null = null
  let isRequested = false

  const sendBroadcasts = broadcastQueueOf({
    ...parts,
    due: () => parts.due('broadcast', parts.now()),
  })
  const sendRevocations = async () => {
    const rows = parts.due('revocation', parts.now())
    for (const row of rows) await attempt(row, () => parts.revoke?.(JSON.parse(row.doc)))
    return rows.length > 0
  }
  /** Publishes the rules once, however often they changed. */
  const sendRules = async () => {
    const rows = parts.due('rules', parts.now())
    const [first, ...others] = rows
    if (first === undefined) return false
    parts.done(others.map((it) => it.id))
    await attempt(first, () => parts.notifyEdge?.())
    return true
  }
  const attempt = async (row: OutboxRow, send: () => Promise<void> | undefined) => {
    try {
      await send()
      parts.done([row.id])
    } catch (error) {
      parts.failed(row, error)
    }
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
      const receipt = await parts.deliver(parcel)
      if ('is_waiting' in receipt) parts.waits?.(row, parcel)
      else parts.sent(row, parcel, receipt)
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
  const isDue = (kind: OutboxKind) => parts.due(kind, parts.now()).length > 0
  const runRounds = async () => {
    do {
      isRequested = false
      while (await sendRevocations());
      while (await sendBroadcasts());
      while (await sendRules());
      while (await sendOrders());
      if (isDue('message')) await parts.pause?.()
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
