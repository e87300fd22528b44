import { fullName } from '#domain/user/user'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { type User, userDocument } from './document.ts'

export type { User }

/** Sorts after every sign-in time. */
export const NEVER_IN = '9999'

export const usersOf = (store: Store) => {
  const users = tableOf(store, userDocument)
  const first = (ids: readonly { id: string }[]) => (ids[0] ? users.find(ids[0].id) : null)
  return {
    ...users,
    ...loginsOf(store),
    ...passwordsOf(store),
    byEmail: (email: string) =>
      first(
        store.rows<{ id: string }>('SELECT id FROM users WHERE email = ?', email.toLowerCase()),
      ),
    byContact: (contactId: string) =>
      first(store.rows<{ id: string }>('SELECT id FROM users WHERE contact_id = ?', contactId)),
    teammates: (team: string) =>
      store.rows<{ id: string }>('SELECT id FROM users WHERE team = ?', team).map((it) => it.id),
    named: (id: string | null) => {
      const [user] = id === null ? [] : users.all([id])
      return user === undefined ? null : { id: user.id, name: fullName(user) }
    },
    withRole: (name: string) =>
      users.all(
        store
          .rows<{ id: string }>(
            `SELECT id FROM users WHERE type = 'staff' AND status = 'active'
             AND EXISTS (SELECT 1 FROM json_each(doc, '$.roles') WHERE value = ?)`,
            name,
          )
          .map((it) => it.id),
      ),
    /** The active member of staff with this extension; null without one. */
    byExtension: (extension: string) =>
      extension === ''
        ? null
        : first(
            store.rows<{ id: string }>(
              `SELECT id FROM users WHERE type = 'staff' AND status = 'active'
               AND json_extract(doc, '$.profile.phone_extension') = ?`,
              extension,
            ),
          ),
    activeStaff: () =>
      users.all(
        store
          .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
          .map((it) => it.id),
      ),
    feeEarners: () =>
      users.all(
        store
          .rows<{ id: string }>(
            `SELECT id FROM users WHERE type = 'staff' AND status = 'active'
             AND json_extract(doc, '$.is_fee_earner') = 1`,
          )
          .map((it) => it.id),
      ),
    isEmpty: () => store.row('SELECT id FROM users LIMIT 1') === null,
  }
}

const loginsOf = (store: Store) => ({
  signedIn: (id: string, now: string) =>
    store.write('UPDATE users SET login_at = ? WHERE id = ?', now, id),
  /** The last sign-in of each user; users who never signed in are absent. */
  logins: (ids: readonly string[]) =>
    new Map(
      store
        .rows<{ id: string; at: string }>(
          `SELECT id, login_at AS at FROM users
           WHERE id IN (SELECT value FROM json_each(?)) AND login_at < ?`,
          JSON.stringify(ids),
          NEVER_IN,
        )
        .map(({ id, at }) => [id, at]),
    ),
})

const passwordsOf = (store: Store) => ({
  setPassword: (userId: string, hash: string) =>
    store.write(
      `INSERT INTO passwords (user_id, hash) VALUES (?, ?)
       ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash`,
      userId,
      hash,
    ),
  /** Replaces the stored hash unless the password was changed meanwhile. */
  renewPassword: (userId: string, from: string, to: string) =>
    store.write('UPDATE passwords SET hash = ? WHERE user_id = ? AND hash = ?', to, userId, from),
  removePassword: (userId: string) =>
    store.write('DELETE FROM passwords WHERE user_id = ?', userId),
  passwordOf: (userId: string) =>
    store.row<{ hash: string }>('SELECT hash FROM passwords WHERE user_id = ?', userId)?.hash ??
    null,
})
