import type { Identity } from '#domain/user/single-sign-on/identity'
import type { Store } from '#tenant/core/store'

export type SingleSignOnLink = {
  readonly issuer: string
  readonly subject: string
  readonly user_id: string
  readonly linked_at: string
  readonly used_at: string
}

type Person = Pick<Identity, 'issuer' | 'subject'>

/** The accounts of a provider that people have signed in with, at most one of an issuer for each user. */
export const linksOf = (store: Store) => ({
  find: ({ issuer, subject }: Person) =>
    store.row<SingleSignOnLink>(
      'SELECT * FROM single_sign_on_links WHERE issuer = ? AND subject = ?',
      issuer,
      subject,
    ),
  ofUser: (userId: string, issuer: string) =>
    store.row<SingleSignOnLink>(
      'SELECT * FROM single_sign_on_links WHERE user_id = ? AND issuer = ?',
      userId,
      issuer,
    ),
  ofIssuer: (issuer: string) =>
    store.rows<SingleSignOnLink>(
      'SELECT * FROM single_sign_on_links WHERE issuer = ? ORDER BY linked_at DESC LIMIT 500',
      issuer,
    ),
  add: ({ issuer, subject }: Person, userId: string, now: string) =>
    store.write(
      `INSERT INTO single_sign_on_links (issuer, subject, user_id, linked_at, used_at)
       VALUES (?1, ?2, ?3, ?4, ?4)`,
      issuer,
      subject,
      userId,
      now,
    ),
  used: ({ issuer, subject }: Person, now: string) =>
    store.write(
      'UPDATE single_sign_on_links SET used_at = ? WHERE issuer = ? AND subject = ?',
      now,
      issuer,
      subject,
    ),
  /** Returns whether there was a link. */
  remove: (userId: string, issuer: string): boolean =>
    store.rows(
      'DELETE FROM single_sign_on_links WHERE user_id = ? AND issuer = ? RETURNING user_id',
      userId,
      issuer,
    ).length > 0,
})
