import { networkOf } from '#domain/network'
import type { Store } from '#tenant/core/store'

const STORED_MS = 90 * 86_400_000

/** The networks from which each user signed in within 90 days. */
export const usualNetworksOf = (store: Store) => ({
  put: (userId: string, ip: string, now: string) =>
    store.write(
      `INSERT INTO usual_networks (user_id, network, seen_at) VALUES (?, ?, ?)
       ON CONFLICT (user_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
      userId,
      networkOf(ip),
      now,
    ),
  /** Whether the user of an email address signed in from this network before. */
  isUsual: (email: string, ip: string) =>
    store.row(
      `SELECT 1 AS found FROM usual_networks
       WHERE user_id = (SELECT id FROM users WHERE email = ?) AND network = ?`,
      email.toLowerCase(),
      networkOf(ip),
    ) !== null,
  prune: (now: string) =>
    store.write(
      'DELETE FROM usual_networks WHERE seen_at < ?',
      new Date(Date.parse(now) - STORED_MS).toISOString(),
    ),
})
