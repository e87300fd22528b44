import type { StoppedAddress } from '#domain/communication/stop/api'
import type { Store } from '#tenant/core/store'

const MONTH_MS = 30 * 86_400_000

/** The addresses that get no more mail, and the reports that were received. */
export const stopsOf = (store: Store) => ({
  ...reportsOf(store),
  find: (address: string): StoppedAddress | null =>
    store.row<StoppedAddress>(
      'SELECT * FROM stopped_addresses WHERE address = ?',
      address.toLowerCase(),
    ),
  among: (addresses: readonly string[]): StoppedAddress[] =>
    store.rows<StoppedAddress>(
      `SELECT * FROM stopped_addresses
       WHERE address IN (SELECT lower(value) FROM json_each(?)) ORDER BY address`,
      JSON.stringify(addresses),
    ),
  /** Keeps the first reason; returns whether the address was good until now. */
  put: ({ address, kind, reason, message_id, at }: StoppedAddress): boolean =>
    store.rows(
      `INSERT INTO stopped_addresses (address, kind, reason, message_id, at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (address) DO NOTHING RETURNING address`,
      address.toLowerCase(),
      kind,
      reason,
      message_id,
      at,
    ).length > 0,
  lift: (address: string) =>
    store.write('DELETE FROM stopped_addresses WHERE address = ?', address.toLowerCase()),
})

const reportsOf = (store: Store) => ({
  /** Remembers a report; returns false for a repeat. */
  isNewReport: (event: string, at: string): boolean =>
    store.rows(
      `INSERT INTO delivery_reports (event, at) VALUES (?, ?)
       ON CONFLICT (event) DO NOTHING RETURNING event`,
      event,
      at,
    ).length > 0,
  prune: (now: string) =>
    store.write(
      'DELETE FROM delivery_reports WHERE at < ?',
      new Date(Date.parse(now) - MONTH_MS).toISOString(),
    ),
})
