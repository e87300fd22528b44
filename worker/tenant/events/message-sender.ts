import type { OutboxRow } from './outbox.ts'
import type { DeliveryReceipt, Parcel } from './parcel.ts'
import { roundsOf } from './rounds.ts'

/** One attempt to send a message: whoever holds its fence may record what became of it. */
export type Attempt = {
  readonly row: OutboxRow
  readonly fence: string
  readonly parcel: Parcel
}

type Parts = {
  readonly now: () => string
  readonly due: () => readonly OutboxRow[]
  /** Lets the response go first, as generating files is slow. */
  readonly pause?: () => Promise<void>
  /** Fences a row in a transaction of its own; null when there is nothing to send now. */
  readonly claim: (row: OutboxRow) => Attempt | null
  readonly deliver: (parcel: Parcel) => Promise<DeliveryReceipt>
  readonly settle: (attempt: Attempt, receipt: DeliveryReceipt) => void
  /** Records an attempt that was never settled, as its worker was stopped. */
  readonly expire: (row: OutboxRow) => void
  readonly failed: (row: OutboxRow, error: unknown) => void
}

/** A message that is too large for the delivery worker was not sent, and never will be. */
const receiptOf = (error: unknown): DeliveryReceipt =>
  error instanceof RangeError
    ? { refused: error.message, is_final: true }
    : { unknown: error instanceof Error ? error.message : String(error) }

/** Sends each due message at most once for each claim. */
export const messageSenderOf = (parts: Parts) => {
  const claimed = (row: OutboxRow) => {
    try {
      if (row.fence === null) return parts.claim(row)
      parts.expire(row)
    } catch (error) {
      parts.failed(row, error)
    }
    return null
  }
  const send = async (row: OutboxRow) => {
    const attempt = claimed(row)
    if (attempt === null) return
    const receipt = await parts.deliver(attempt.parcel).catch(receiptOf)
    try {
      parts.settle(attempt, receipt)
    } catch (error) {
      // The row stays fenced: when its claim ends, the message is shown as unknown.
      console.error(JSON.stringify({ unsettled: row.id, reason: String(error) }))
    }
  }
  const run = async () => {
    if (parts.due().length > 0) await parts.pause?.()
    for (let rows = parts.due(); rows.length > 0; rows = parts.due())
      await Promise.all(rows.map(send))
  }
  return { flush: roundsOf({ now: parts.now, run }) }
}
