import type { Broadcast } from '#domain/broadcast'
import { broadcastQueueOf } from './broadcast-queue.ts'
import type { OutboxKind, OutboxRow } from './outbox.ts'
import type { Revocation } from './revocation.ts'
import { roundsOf } from './rounds.ts'

type Parts = {
  readonly now: () => string
  readonly due: (kind: OutboxKind, now: string) => readonly OutboxRow[]
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  /** Closes or checks sockets. */
  readonly revoke?: (revocation: Revocation) => Promise<void>
  /** Publishes the firm's route rules to the edge. */
  readonly notifyEdge?: () => Promise<void>
  /** Asks the telephone system to place a call; false when it is no longer wanted. */
  readonly ring?: (row: OutboxRow) => Promise<boolean>
  readonly rang?: (row: OutboxRow) => void
  /** Makes or checks the key that signs mail. */
  readonly runDkim?: (row: OutboxRow) => Promise<void>
  /** Asks an issuer of single sign-on what it offers. */
  readonly runDiscovery?: () => Promise<void>
  readonly done: (ids: readonly string[]) => void
  readonly failed: (row: OutboxRow, error: unknown, isHopeless?: boolean) => void
}

/** Sends what is due in the outbox but messages, at least once. */
export const dispatchOf = (parts: Parts) => {
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
  const runDkim = async () => {
    const rows = parts.due('dkim', parts.now())
    for (const row of rows) await attempt(row, () => parts.runDkim?.(row))
    return rows.length > 0
  }
  const runDiscovery = async () => {
    const rows = parts.due('discovery', parts.now())
    for (const row of rows) await attempt(row, () => parts.runDiscovery?.())
    return rows.length > 0
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
  const run = async () => {
    while (await sendRevocations());
    while (await sendBroadcasts());
    while (await sendRules());
    while (await sendOrders());
    while (await runDkim());
    while (await runDiscovery());
  }
  /** Resolves when nothing more is due; never rejects. */
  return { flush: roundsOf({ now: parts.now, run }) }
}
