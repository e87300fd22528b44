import { describe, expect, test, vi } from 'vitest'

vi.mock('pusher-js', () => ({ default: class {} }))
vi.mock('laravel-echo', () => ({ default: class {} }))
const { redacted } = await import('#lib/realtime-socket')

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
