import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Store } from '#tenant/core/store'

export type LinkPurpose =
  | 'sign-in'
  | 'quote'
  | 'pack'
  | 'invitation'
  | 'reset'
  | 'disown'
  | 'bank-details'
  | 'payout-account'
  | 'witness'

export type Link = {
  id: string
  purpose: LinkPurpose
  token_hash: string
  code_hash: string | null
  user_id: string | null
  email: string | null
  subject_id: string | null
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** The wrong attempts after which a code is no longer accepted. */
const CODE_TRIES = 5

/** Returns the SHA-256 in hexadecimal; only this hash of a token is stored. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns 256 random bits in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

const isSame = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))

export const linksOf = (store: Store) => {
  const usable = (link: Link | null, now: string) =>
    link !== null && link.used_at === null && link.expires_at > now ? link : null
  const stored = (purpose: LinkPurpose, token: string) =>
    store.row<Link>(
      'SELECT * FROM links WHERE token_hash = ? AND purpose = ?',
      hashOf(token),
      purpose,
    )
  /** Whether a code is that of a link; a wrong one is counted. */
  const isCode = (link: Link, code: string) => {
    if (link.code_hash === null || link.tries >= CODE_TRIES) return false
    if (isSame(link.code_hash, hashOf(`${link.id}:${code}`))) return true
    store.write('UPDATE links SET tries = tries + 1 WHERE id = ?', link.id)
    return false
  }
  return {
    isCode,
    insert: (link: Omit<Link, 'tries' | 'used_at'>) =>
      store.write(
        `INSERT INTO links (id, purpose, token_hash, code_hash, user_id, email, subject_id, created_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        link.id,
        link.purpose,
        link.token_hash,
        link.code_hash,
        link.user_id,
        link.email,
        link.subject_id,
        link.created_at,
        link.expires_at,
      ),
    byToken: (purpose: LinkPurpose, token: string, now: string) =>
      usable(stored(purpose, token), now),
    /** The link of a token, also of one that has expired. */
    stored,
    /** The newest sign-in link of an address; null for a wrong code, which is counted. */
    byCode: (email: string, code: string, now: string) => {
      const link = usable(
        store.row<Link>(
          `SELECT * FROM links WHERE email = ? AND purpose = 'sign-in' ORDER BY created_at DESC, id DESC LIMIT 1`,
          email.toLowerCase(),
        ),
        now,
      )
      return link !== null && isCode(link, code) ? link : null
    },
    /** The newest code that was sent to an address for one session, whether or not it still works. */
    ofSession: (purpose: LinkPurpose, address: string, session: string) =>
      store.row<Link>(
        `SELECT * FROM links WHERE email = ? AND purpose = ? AND subject_id = ?
         ORDER BY created_at DESC, id DESC LIMIT 1`,
        address,
        purpose,
        session,
      ),
    /** The link of a token that sets a password, whether or not it still works. */
    passwordLink: (token: string) =>
      store.row<Link>(
        `SELECT * FROM links WHERE token_hash = ? AND purpose IN ('invitation', 'reset')`,
        hashOf(token),
      ),
    use: (id: string, now: string) =>
      store.write('UPDATE links SET used_at = ? WHERE id = ?', now, id),
    /** Makes every unused link of a user unusable, but for those that end a sign-in of somebody else. */
    revokeAll: (userId: string, now: string) =>
      store.write(
        `UPDATE links SET used_at = ? WHERE user_id = ? AND used_at IS NULL AND purpose <> 'disown'`,
        now,
        userId,
      ),
    /** Password links stay for a month, so that a late one can say that it has expired. */
    prune: (now: string) =>
      store.write(
        `DELETE FROM links WHERE (purpose IN ('sign-in', 'bank-details', 'payout-account', 'witness') AND expires_at < ?)
         OR (purpose IN ('invitation', 'reset', 'disown') AND expires_at < ?)`,
        new Date(Date.parse(now) - 86_400_000).toISOString(),
        new Date(Date.parse(now) - 30 * 86_400_000).toISOString(),
      ),
  }
}
