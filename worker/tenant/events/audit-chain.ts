import type { Store } from '#tenant/core/store'
import type { DerivedKeys } from '#worker/directory/derived-key'
import { lastUnkeyed } from './audit-mark.ts'
import type { AuditRow } from './audit-row.ts'
import { isSealed } from './audit-seal.ts'

/** The `prev` of the first row. */
const FIRST_PREV = '0'.repeat(64)

const PAGE = 500

type Link = { readonly seq: number; readonly hash: string }
type Verified = { readonly upTo: Link } | { readonly result: { seq: number } | null }

/** Returns the number and hash of the last row. */
export const headOf = (store: Store): Link =>
  store.row<{ seq: number; hash: string }>(
    'SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1',
  ) ?? { seq: 0, hash: FIRST_PREV }

/** Verifies the next rows after one; returns how far it came, or the first row that breaks the chain. */
const verifyPage = (store: Store, keys: DerivedKeys, after: Link): Verified => {
  const unkeyed = lastUnkeyed(store, keys)
  if (unkeyed === null) return { result: { seq: 0 } }
  let prev = after
  const rows = store.rows<AuditRow>(
    'SELECT * FROM audit WHERE seq > ? ORDER BY seq LIMIT ?',
    after.seq,
    PAGE,
  )
  for (const row of rows) {
    const follows = row.seq === prev.seq + 1 && row.prev === prev.hash
    const isMarked = row.seq !== unkeyed.seq || row.hash === unkeyed.hash
    if (!follows || !isMarked || !isSealed(keys, row, row.seq <= unkeyed.seq))
      return { result: { seq: row.seq } }
    prev = { seq: row.seq, hash: row.hash }
  }
  if (rows.length === PAGE) return { upTo: prev }
  const isWhole = prev.seq === lastSequence(store) && prev.seq >= unkeyed.seq
  return { result: isWhole ? null : { seq: prev.seq + 1 } }
}

/** Verifies the chain page by page; yields between two, and returns the first row that breaks it, null for none. */
export function* verifyChain(store: Store, keys: DerivedKeys) {
  let verified: Verified = { upTo: { seq: 0, hash: FIRST_PREV } }
  while ('upTo' in verified) {
    verified = verifyPage(store, keys, verified.upTo)
    yield
  }
  return verified.result
}

/** Returns the number of the last row ever written, to detect a log that was cut off. */
const lastSequence = (store: Store) =>
  store.row<{ seq: number }>(`SELECT seq FROM sqlite_sequence WHERE name = 'audit'`)?.seq ?? 0
