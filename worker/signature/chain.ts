import type { NewEntry, SignatureEntry } from '#domain/signature/signature'
import { sha256Of } from '#worker/directory/file-store'
import { canonicalJson } from './canonical.ts'

export type Moment = Pick<SignatureEntry, 'at' | 'address' | 'browser'>

const encoder = new TextEncoder()

/** The log with one more line, which holds the hash of the line before it. */
export const withEntry = (
  log: readonly SignatureEntry[],
  entry: NewEntry,
  moment: Moment,
): SignatureEntry[] => {
  const line = { ...entry, ...moment, before: log.at(-1)?.hash ?? '' }
  return [...log, { ...line, hash: sha256Of(encoder.encode(canonicalJson(line))) }]
}
