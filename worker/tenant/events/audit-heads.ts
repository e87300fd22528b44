import type { Store } from '#tenant/core/store'
import type { DerivedKeys } from '#worker/directory/derived-key'
import { headOf } from './audit-chain.ts'
import { isMacOf, macOf } from './audit-seal.ts'

/** The end of a firm's audit log on one day, sealed, as it is stored outside of the firm's object. */
export type AuditHead = {
  readonly tenant: string
  readonly seq: number
  readonly hash: string
  readonly at: string
  readonly mac: string
}

/** Where the heads are stored. */
export type AuditHeads = {
  readonly latest: (tenant: string) => Promise<AuditHead | null>
  readonly put: (head: AuditHead) => Promise<void>
}

const textOf = ({ tenant, seq, hash, at }: Omit<AuditHead, 'mac'>) =>
  JSON.stringify(['head', tenant, seq, hash, at])

/** Returns the sealed end of the log now. */
export const sealedHead = (
  store: Store,
  [newest]: DerivedKeys,
  tenant: string,
  at: string,
): AuditHead => {
  const head = { tenant, ...headOf(store), at }
  return { ...head, mac: macOf(newest, textOf(head)) }
}

/** Whether the log still holds what it held when a head was stored. */
export const agreesWith = (store: Store, keys: DerivedKeys, head: AuditHead) => {
  if (!isMacOf(keys, textOf(head), head.mac)) return false
  if (head.seq === 0) return true
  const row = store.row<{ hash: string }>('SELECT hash FROM audit WHERE seq = ?', head.seq)
  return row?.hash === head.hash
}

/** The heads of one object in the file store: one for each day, for a bucket whose files are locked, and the latest. */
export const storedHeads = (files: Pick<R2Bucket, 'get' | 'put'>, objectId: string): AuditHeads => {
  const keyOf = (tenant: string, day: string) => `audit/${tenant}/${objectId}/${day}.json`
  return {
    latest: async (tenant) =>
      (await (await files.get(keyOf(tenant, 'latest')))?.json<AuditHead>()) ?? null,
    put: async (head) => {
      const text = JSON.stringify(head)
      await files.put(keyOf(head.tenant, head.at.slice(0, 10)), text)
      await files.put(keyOf(head.tenant, 'latest'), text)
    },
  }
}
