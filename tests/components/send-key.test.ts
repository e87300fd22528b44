import { describe, expect, test } from 'vitest'
import { messageOf } from '#components/form/form-faults.ts'
import {
  isUnanswered,
  keyAfterChange,
  keyAfterFailure,
  newSendKey,
} from '#components/form/send-key.ts'
import { ApiError } from '#lib/api-error'

const unreachable = new ApiError(0)
const refused = new ApiError(422, { code: 'invalid' })
const reused = new ApiError(422, { code: 'idempotency_key_reused' })

describe('the key of a form', () => {
  test('is another one once a value changed, after an answer', () => {
    const key = newSendKey()
    expect(keyAfterChange(key, false).key).not.toBe(key.key)
    expect(keyAfterChange(keyAfterFailure(key, refused), false).key).not.toBe(key.key)
  })

  test('stays where an attempt may have arrived, however often the form changes', () => {
    const key = keyAfterFailure(newSendKey(), unreachable)
    expect(keyAfterChange(keyAfterChange(key, false), false).key).toBe(key.key)
    expect(keyAfterFailure(key, unreachable)).toEqual(key)
  })

  test('is another one where a version says what arrived, so that both can be shown', () => {
    const key = keyAfterFailure(newSendKey(), unreachable)
    expect(keyAfterChange(key, true).key).not.toBe(key.key)
  })

  test('is another one once the server said that the first version arrived', () => {
    const key = keyAfterFailure(newSendKey(), unreachable)
    expect(keyAfterFailure(key, reused)).toEqual({ key: expect.any(String), isUnanswered: false })
    expect(keyAfterFailure(key, reused).key).not.toBe(key.key)
    expect(messageOf(reused)).toMatch(/Your first version was saved/)
  })

  test('no answer, an abort and a gateway leave it open what arrived; a refusal and a rollback do not', () => {
    const open = [
      unreachable,
      new ApiError(502),
      new ApiError(504),
      new DOMException('', 'AbortError'),
    ]
    expect(open.map(isUnanswered)).toEqual([true, true, true, true])
    expect([refused, new ApiError(500), new ApiError(409)].map(isUnanswered)).toEqual([
      false,
      false,
      false,
    ])
  })
})
