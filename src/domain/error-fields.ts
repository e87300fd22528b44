import { isRecord } from './is-record.ts'
import type { Missing } from './refusal.ts'
import type { LastChange } from './stale-record.ts'

/** Field path to its messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isTexts = (it: unknown): it is readonly string[] =>
  Array.isArray(it) && it.every((text) => typeof text === 'string')

const isFieldErrors = (it: unknown): it is FieldErrors =>
  isRecord(it) && Object.values(it).every(isTexts)

/** The messages by field of an error; empty without any. */
export const fieldErrorsIn = (error: unknown): FieldErrors =>
  isRecord(error) && isFieldErrors(error['fields']) ? error['fields'] : {}

const isMissing = (it: unknown): it is Missing =>
  isRecord(it) && typeof it['what'] === 'string' && typeof it['href'] === 'string'

/** What an error says is missing, each with a link to where it can be added. */
export const missingIn = (error: unknown): readonly Missing[] =>
  isRecord(error) && Array.isArray(error['missing']) ? error['missing'].filter(isMissing) : []

const isLastChange = (it: unknown): it is LastChange =>
  isRecord(it) &&
  typeof it['at'] === 'string' &&
  (it['by'] === null || typeof it['by'] === 'string')

/** Who changed the record of an error last, and when; null for any other error. */
export const lastChangeIn = (error: unknown): LastChange | null =>
  isRecord(error) && isLastChange(error['changed']) ? error['changed'] : null
