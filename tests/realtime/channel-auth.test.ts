import fc from 'fast-check'
import Pusher from 'pusher'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal'
import {
  signChannel,
  signUser,
  verifyChannel,
  verifyUser,
} from '#worker/realtime/channel/channel-auth'
import { isSocketId } from '#worker/realtime/protocol/socket-id'
import { appOf } from './support/apps.ts'

const app = appOf('plain')
const documented = { ...app, key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
const sdk = new Pusher({
  appId: app.id,
  key: app.key,
  secret: app.secret,
  host: 'localhost',
  encryptionMasterKeyBase64: app.encryptionKey ?? '',
})

describe('a signature', () => {
  test('follows the vectors of the documentation', () => {
    expect(signChannel(documented, { socketId: '1234.1234', channel: 'private-foobar' }).auth).toBe(
      '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    )
    expect(signUser(documented, { socketId: '1234.1234', userData: '{"id":"12345"}' }).auth).toBe(
      '278d425bdf160c739803:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
    )
  })

  test('is what the server SDK makes, for every kind of channel', () => {
    const member = { user_id: 'ann', user_info: { name: 'Ann' } }
    const channelData = JSON.stringify(member)
    const sign = (channel: string, data?: string) =>
      signChannel(app, { socketId: '12.34', channel, channelData: data })
    expect(sign('private-a')).toEqual(sdk.authorizeChannel('12.34', 'private-a'))
    expect(sign('presence-a', channelData)).toEqual(
      sdk.authorizeChannel('12.34', 'presence-a', member),
    )
    expect(sign('private-encrypted-a')).toEqual(
      sdk.authorizeChannel('12.34', 'private-encrypted-a'),
    )
  })

  test('verifies, and nothing else does', () => {
    const subscriber = { socketId: '1.2', channel: 'private-a' }
    const { auth } = signChannel(app, subscriber)
    expect(verifyChannel(app, subscriber, auth)).toBe(true)
    expect(verifyChannel(app, { ...subscriber, channel: 'private-b' }, auth)).toBe(false)
    expect(verifyChannel(app, { ...subscriber, channelData: '{}' }, auth)).toBe(false)
    expect(verifyChannel(documented, subscriber, auth)).toBe(false)
    const signIn = { socketId: '1.2', userData: '{"id":"a"}' }
    expect(verifyUser(app, signIn, signUser(app, signIn).auth)).toBe(true)
    expect(verifyUser(app, signIn, auth)).toBe(false)
  })
})

describe('signing', () => {
  const refusalOf = (sign: () => unknown) => {
    try {
      sign()
    } catch (refusal) {
      if (refusal instanceof Refusal) return Object.keys(refusal.detail.fields ?? {})
    }
    return []
  }

  test.each([
    '',
    '1',
    '1.',
    '.1',
    '1.2.3',
    '1.2:private-x',
    '1.2\n',
    ' 1.2',
    '1.2::user',
    'a.b',
    '１.２',
  ])('refuses a socket id that is none: %j', (socketId) => {
    expect(refusalOf(() => signChannel(app, { socketId, channel: 'private-a' }))).toEqual([
      'socket_id',
    ])
    expect(refusalOf(() => signUser(app, { socketId, userData: '{}' }))).toEqual(['socket_id'])
  })

  test.each([
    '',
    'news',
    'private-',
    'private-a:b',
    'private-a\n',
    '#server-to-user-1',
    'private-é',
    'privatex',
  ])('refuses a channel that is not private or presence: %j', (channel) => {
    const fields = refusalOf(() => signChannel(app, { socketId: '1.2', channel }))
    expect(fields).toEqual(channel === 'private-' ? [] : ['channel_name'])
  })

  test('refuses a presence channel without a member and a member without one', () => {
    const sign = (channel: string, channelData?: string) =>
      refusalOf(() => signChannel(app, { socketId: '1.2', channel, channelData }))
    expect(sign('presence-a')).toEqual(['channel_data'])
    expect(sign('private-a', '{}')).toEqual(['channel_data'])
  })

  test('refuses an encrypted channel where there is no key for them', () => {
    const { encryptionKey: _, ...keyless } = app
    const subscriber = { socketId: '1.2', channel: 'private-encrypted-a' }
    expect(refusalOf(() => signChannel(keyless, subscriber))).toEqual(['channel_name'])
  })

  test('never signs two meanings with one text', () => {
    const part = fc.string({ unit: fc.constantFrom(...'12.:-ap\n#{}"'), maxLength: 14 })
    fc.assert(
      fc.property(part, part, part, (socketId, name, more) => {
        const channel = `private-${name}${more}`
        const isClean = isSocketId(socketId) && /^[-a-zA-Z0-9_=@,.;]+$/.test(channel)
        expect(refusalOf(() => signChannel(app, { socketId, channel })).length === 0).toBe(isClean)
        if (isClean) expect(`${socketId}:${channel}`.split(':')).toEqual([socketId, channel])
      }),
      { numRuns: 5_000 },
    )
  })
})
