import { isRecord } from '#domain/is-record'

/** Whether an attempt may have arrived although it failed: nothing answered, or only what stands before the server. */
export const isUnanswered = (error: unknown) => {
  const status = isRecord(error) ? error['status'] : 0
  return typeof status !== 'number' || status === 0 || status >= 502
}

export type SendKey = {
  readonly key: string
  /** Whether an attempt was made under the key whose answer is not known. */
  readonly isUnanswered: boolean
}

export const newSendKey = (): SendKey => ({ key: crypto.randomUUID(), isUnanswered: false })

/**
 * The key after a value changed. What may have arrived keeps its key, so that the server says so instead of making a
 * second record; where a version says it, another key lets the form show both versions.
 */
export const keyAfterChange = (key: SendKey, isVersioned: boolean): SendKey =>
  key.isUnanswered && !isVersioned ? key : newSendKey()

/** The key after an attempt failed; a refusal is an answer, after which the next attempt is another. */
export const keyAfterFailure = (key: SendKey, error: unknown): SendKey => {
  if (isUnanswered(error)) return { ...key, isUnanswered: true }
  return isArrivedOtherwise(error) ? newSendKey() : { ...key, isUnanswered: false }
}

/** Whether the server did an earlier attempt under the same key, whose content was another. */
export const isArrivedOtherwise = (error: unknown) =>
  isRecord(error) && error['code'] === 'idempotency_key_reused'
