import { expect, test } from 'vitest'
import { windowLines } from '#domain/communication/letter/paper'
import { goesByPost, postalAddressOf } from '#domain/communication/letter/posting'
import type { Channel } from '#domain/contact/details'

const contact = (...channels: Channel[]) => ({
  communication: { channels, language: 'en', large_print: false },
})

const written = {
  type: 'progress.forms-sent',
  audience: 'client',
  channel: 'email',
  isOfCase: true,
  isLocked: false,
  email: 'owen@tarrant.test' as string | null,
}

test.each([
  ['somebody without an email address', { email: null }, contact(), true],
  ['somebody who chose post', {}, contact('post', 'phone'), true],
  [
    'somebody who chose post, where the law asks for it',
    { isLocked: true },
    contact('post'),
    false,
  ],
  ['somebody who chose post and email', {}, contact('post', 'email'), false],
  ['somebody with an email address', {}, contact(), false],
  ['an agent', { audience: 'agent', email: null }, contact(), false],
  ['a text message', { channel: 'sms', email: null }, contact(), false],
  ['a message of no case', { isOfCase: false, email: null }, contact(), false],
  ['a message of an account', { type: 'signature.code-sent', email: null }, contact(), false],
  ['somebody that we do not know', { email: null }, null, false],
] as const)('a letter to %s', (_, given, to, is) => {
  expect(goesByPost({ ...written, ...given }, to)).toBe(is)
})

test('a letter goes to the address where somebody lives now', () => {
  const old = { lines: '1 Old Street', postcode: 'SY1 1AA', from: null, to: '2020-01-01' }
  const now = { lines: '14 Larkfield Road\nShrewsbury', postcode: 'SY3 9QX', from: null, to: null }
  expect(postalAddressOf({ addresses: [old, now] })).toBe('14 Larkfield Road\nShrewsbury\nSY3 9QX')
  expect(postalAddressOf({ addresses: [old] })).toBeNull()
})

test('a long address is joined until it fits into the window, and keeps its postcode last', () => {
  expect(windowLines('Ada Lovell', '2 Mill Lane\nShrewsbury\nSY3 9QX')).toEqual([
    'Ada Lovell',
    '2 Mill Lane',
    'Shrewsbury',
    'SY3 9QX',
  ])
  const long = windowLines(
    'Ada Lovell',
    'Flat 3\nMill House\nMill Lane\nBelle Vue\nShrewsbury\nShropshire\nSY3 9QX',
  )
  expect(long).toHaveLength(6)
  expect(long[1]).toBe('Flat 3, Mill House, Mill Lane')
  expect(long.at(-1)).toBe('SY3 9QX')
})
