import { isRecord } from './is-record.ts'
import type { Missing } from './refusal.ts'
import type { LastChange } from './stale-record.ts'

/** Field path to its messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isText = (it: unknown) => typeof it === 'string'

const isTexts = (it: unknown): it is readonly string[] => Array.isArray(it) && it.every(isText)

const isFieldErrors = (it: unknown): it is FieldErrors =>
  isRecord(it) && Object.values(it).every(isTexts)

export const fieldErrorsIn = (error: unknown): FieldErrors =>
  isRecord(error) && isFieldErrors(error['fields']) ? error['fields'] : {}

const isMissing = (it: unknown): it is Missing =>
  isRecord(it) && isText(it['what']) && isText(it['href'])

export const missingIn = (error: unknown): readonly Missing[] =>
  isRecord(error) && Array.isArray(error['missing']) ? error['missing'].filter(isMissing) : []

const isLastChange = (it: unknown): it is LastChange =>
  isRecord(it) && isText(it['at']) && (it['by'] === null || isText(it['by']))

/** Who changed the record of an error last, and when; null for any other error. */
export const lastChangeIn = (error: unknown): LastChange | null =>
  isRecord(error) && isLastChange(error['changed']) ? error['changed'] : null
