import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { DerivedKey, DerivedKeys } from '#worker/directory/derived-key'
import type { AuditRow } from './audit-row.ts'

export const AUDIT_PURPOSE = 'audit log'

export type AuditContent = Omit<AuditRow, 'seq' | 'hash'>

const textOf = (content: AuditContent) =>
  JSON.stringify([
    content.prev,
    content.at,
    content.actor_id,
    content.actor_name,
    content.name,
    content.subject,
    content.subject_id,
    content.version,
    content.changed,
    content.detail,
    content.ip,
    content.trace,
  ])

/** Returns 'keyid:hex', the HMAC-SHA256 of a text. */
export const macOf = ({ id, key }: DerivedKey, text: string) =>
  `${id}:${createHmac('sha256', key).update(text).digest('hex')}`

/** Whether one of the keys made this HMAC of a text. */
export const isMacOf = (keys: DerivedKeys, text: string, mac: string) => {
  const key = keys.find(({ id }) => mac.startsWith(`${id}:`))
  if (key === undefined) return false
  const [expected, given] = [Buffer.from(macOf(key, text)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Returns the hash of a row with the hash of the row before it, sealed with the newest key. */
export const sealOf = ([newest]: DerivedKeys, content: AuditContent) =>
  macOf(newest, textOf(content))

/** Whether a row is as it was sealed; rows of before the keyed log have a plain SHA-256. */
export const isSealed = (keys: DerivedKeys, row: AuditRow, mayBeUnkeyed: boolean) =>
  isMacOf(keys, textOf(row), row.hash) ||
  (mayBeUnkeyed && createHash('sha256').update(textOf(row)).digest('hex') === row.hash)
