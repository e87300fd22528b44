import { v7 as newId } from 'uuid'
import { networkOf } from '#domain/network'
import { KNOWN_MS, REMEMBERED_MS } from '#domain/user/security/remembered-device'
import type { Store } from '#tenant/core/store'

export type Device = {
  readonly id: string
  readonly user_id: string
  readonly token_hash: string
  /** 'Chrome on Windows'; null where the browser did not say. */
  readonly name: string | null
  readonly network: string
  readonly seen_at: string
  /** Until when it is asked for no second factor. */
  readonly remembered_until: string | null
}

/** A browser as it signs somebody in. */
export type SeenDevice = {
  readonly userId: string
  readonly tokenHash: string
  readonly name: string | null
  readonly ip: string
}

/** The browsers that each user signed in with, by the hash of a token that they store. */
export const devicesOf = (store: Store) => {
  const find = (userId: string, tokenHash: string) =>
    store.row<Device>(
      'SELECT * FROM devices WHERE user_id = ? AND token_hash = ?',
      userId,
      tokenHash,
    )
  const insert = ({ userId, tokenHash, name, ip }: SeenDevice, now: string) =>
    store.write(
      `INSERT INTO devices (id, token_hash, user_id, name, network, added_at, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      newId(),
      tokenHash,
      userId,
      name,
      networkOf(ip),
      now,
      now,
    )
  return {
    isRemembered: (userId: string, tokenHash: string, now: string) =>
      (find(userId, tokenHash)?.remembered_until ?? '') > now,
    /**
     * Stores that a browser signed a user in. Returns whether it is new beside others: neither its token is known, nor
     * its name at this network, as of one whose cookies were cleared.
     */
    see: (seen: SeenDevice, now: string): boolean => {
      const known = find(seen.userId, seen.tokenHash)
      if (known !== null) {
        store.write('UPDATE devices SET seen_at = ? WHERE id = ?', now, known.id)
        return false
      }
      const { others, alike } = store.row<{ others: number; alike: number }>(
        `SELECT count(*) AS others, count(*) FILTER (WHERE name IS ? AND network = ?) AS alike
         FROM devices WHERE user_id = ?`,
        seen.name,
        networkOf(seen.ip),
        seen.userId,
      ) ?? { others: 0, alike: 0 }
      insert(seen, now)
      return others > 0 && alike === 0
    },
    remember: (userId: string, tokenHash: string, now: string) =>
      store.write(
        'UPDATE devices SET remembered_until = ? WHERE user_id = ? AND token_hash = ?',
        new Date(Date.parse(now) + REMEMBERED_MS).toISOString(),
        userId,
        tokenHash,
      ),
    /** The devices of a user that are asked for no second factor, the last used first. */
    remembered: (userId: string, now: string) =>
      store.rows<Device>(
        'SELECT * FROM devices WHERE user_id = ? AND remembered_until > ? ORDER BY seen_at DESC, id',
        userId,
        now,
      ),
    forget: (id: string) =>
      store.write('UPDATE devices SET remembered_until = NULL WHERE id = ?', id),
    forgetAll: (userId: string) =>
      store.write('UPDATE devices SET remembered_until = NULL WHERE user_id = ?', userId),
    prune: (now: string) =>
      store.write(
        'DELETE FROM devices WHERE seen_at < ?',
        new Date(Date.parse(now) - KNOWN_MS).toISOString(),
      ),
  }
}
