import { describe, expect, test, vi } from 'vitest'

vi.mock('pusher-js', () => ({ default: class {} }))
vi.mock('laravel-echo', () => ({ default: class {} }))
const { reconnectDelay: pauseBefore, redacted } = await import('#lib/realtime-socket')

describe('a line that broke', () => {
  test('is called again within a second at first, then later and later', () => {
    expect(pauseBefore(0, () => 0)).toBe(0)
    expect(pauseBefore(0, () => 0.999)).toBe(999)
    expect(pauseBefore(3, () => 0.5)).toBe(3500)
    expect(pauseBefore(500, () => 0)).toBe(10_000)
  })
})

describe('the log of the line', () => {
  test.each([
    '{"event":"pusher:subscribe","data":{"auth":"local-key:0a1b2c","channel":"private-x"}}',
    'Event sent : {"auth": "local-key:0a1b2c"}',
    '{"data":"{\\"auth\\":\\"local-key:0a1b2c\\"}"}',
  ])('holds no signature: %s', (message) => {
    expect(redacted(message)).not.toContain('0a1b2c')
    expect(redacted(message)).toContain('auth')
  })
})
