import type { Store } from '#tenant/core/store'
import type { DerivedKeys } from '#worker/directory/derived-key'
import { isMacOf, macOf } from './audit-seal.ts'

type Mark = { seq: number; hash: string; mac: string }

const textOf = ({ seq, hash }: Pick<Mark, 'seq' | 'hash'>) => JSON.stringify(['mark', seq, hash])

/** Seals where the unkeyed rows of the audit log end; `head` is the last of them. */
export const markUnkeyed = (store: Store, [newest]: DerivedKeys, head: Omit<Mark, 'mac'>) =>
  store.write(
    'INSERT INTO audit_mark (only, seq, hash, mac) VALUES (1, ?, ?, ?)',
    head.seq,
    head.hash,
    macOf(newest, textOf(head)),
  )

/** Returns the last row that may be unkeyed; null when the mark is missing or was changed. */
export const lastUnkeyed = (store: Store, keys: DerivedKeys) => {
  const mark = store.row<Mark>('SELECT seq, hash, mac FROM audit_mark')
  return mark !== null && isMacOf(keys, textOf(mark), mark.mac) ? mark : null
}
