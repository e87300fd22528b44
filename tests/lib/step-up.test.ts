import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api-error'

const send = vi.fn()
vi.doMock('#lib/send', () => ({ send }))
const { onStepUp, sendConfirmed } = await import('#lib/api')

const needed = new ApiError(403, { code: 'step_up_needed' })
const options = { method: 'POST', address: '/api/roles', body: { name: 'Clerk' } }

beforeEach(() => send.mockReset())

describe('a call that needs its person to confirm', () => {
  test('is sent again with the same key once they did', async () => {
    send.mockRejectedValueOnce(needed).mockResolvedValueOnce('created')
    onStepUp(async () => true)
    expect(await sendConfirmed(options)).toBe('created')
    const keys = send.mock.calls.map(([{ key }]) => key)
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  test('keeps its refusal when they did not', async () => {
    send.mockRejectedValueOnce(needed)
    onStepUp(async () => false)
    await expect(sendConfirmed(options)).rejects.toBe(needed)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is asked for once, even where the second answer is the same', async () => {
    send.mockRejectedValueOnce(needed).mockRejectedValueOnce(needed)
    const ask = vi.fn(async () => true)
    onStepUp(ask)
    await expect(sendConfirmed(options)).rejects.toBe(needed)
    expect([ask.mock.calls.length, send.mock.calls.length]).toEqual([1, 2])
  })

  test('is no other refusal', async () => {
    const forbidden = new ApiError(403, { code: 'forbidden' })
    send.mockRejectedValueOnce(forbidden)
    const ask = vi.fn(async () => true)
    onStepUp(ask)
    await expect(sendConfirmed(options)).rejects.toBe(forbidden)
    expect(ask).not.toHaveBeenCalled()
  })
})
