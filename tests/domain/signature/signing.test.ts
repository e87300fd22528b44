import { expect, test } from 'vitest'
import {
  codeTarget,
  hasEnteredCode,
  masked,
  withCode,
  withEnteredCode,
} from '#domain/signature/code'
import { changedRequest, newRequest, sentRequest } from '#domain/signature/requesting'
import type { SignatureRequest, Signer } from '#domain/signature/signature'
import {
  completedRequest,
  declinedBy,
  signedBy,
  signersToRemind,
  unlockedSigner,
  voidedRequest,
  withSigner,
} from '#domain/signature/signing'
import { stateAt, stateFrom } from '#domain/signature/state'
import { refusalOf } from '../refusal-of.ts'

const now = '2026-11-23T09:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const typed = { how: 'typed' as const, strokes: [] }
const person = (id: string, name: string) => ({
  id,
  contact_id: `contact-${id}`,
  name,
  email: `${id}@example.test`,
  phone: '07700 900482',
  capacity: 'Seller',
})
const document = {
  document_id: 'd',
  number: 1,
  file_id: 'f',
  name: 'Terms.pdf',
  sha256: 'a'.repeat(64),
  pages: 2,
}
const aRequest = (): SignatureRequest =>
  sentRequest(
    newRequest(
      {
        id: 'r',
        conveyance_id: 'c',
        kind: 'terms',
        title: 'Terms',
        text: { title: 'Terms', lines: [], parts: [] },
        signers: [person('ann', 'Ann Lee'), person('bob', 'Bob Lee')],
      },
      { id: 'u', name: 'Priya' },
      now,
    ),
    document,
    now,
  )
const signerAt = (request: SignatureRequest, index: number): Signer => {
  const signer = request.signers[index]
  if (signer === undefined) throw new Error('no such signer')
  return signer
}
const sent = { hash: 'h', channel: 'sms', to: '••• 482' } as const
const withFreshCode = (request: SignatureRequest, index: number, when = now) =>
  withSigner(request, withEnteredCode(withCode(signerAt(request, index), sent, when), true, when))
const sign = (request: SignatureRequest, index: number, when = now) => {
  const ready = withFreshCode(request, index, when)
  const signer = signerAt(ready, index)
  return signedBy(ready, signer, { name: signer.name, mark: typed }, when)
}

test('a request is signed once each of its signers has signed, and completed with its file', () => {
  const one = sign(aRequest(), 0)
  expect(one.state).toBe('opened')
  const files = { file_id: 'f2', evidence_file_id: 'e', sha256: 'b'.repeat(64) }
  expect(refusalOf(() => completedRequest(one, files, now)).code).toBe('signature.not_signed')
  const both = sign(one, 1)
  expect(both.state).toBe('signed')
  expect(completedRequest(both, files, now)).toMatchObject({ state: 'completed', signed: files })
})

test('nobody signs without a fresh code, under another name, or twice', () => {
  const request = aRequest()
  const ann = signerAt(request, 0)
  const as = (name: string) => ({ name, mark: typed })
  expect(refusalOf(() => signedBy(request, ann, as('Ann Lee'), now)).code).toBe('signature.no_code')
  const ready = withFreshCode(request, 0)
  const entered = signerAt(ready, 0)
  expect(refusalOf(() => signedBy(ready, entered, as('Bob Lee'), now)).status).toBe(422)
  expect(refusalOf(() => signedBy(ready, entered, as('Ann Lee'), at(11))).code).toBe(
    'signature.no_code',
  )
  const signed = signedBy(ready, entered, as('  ann LEE '), now)
  expect(refusalOf(() => signedBy(signed, signerAt(signed, 0), as('Ann Lee'), now)).code).toBe(
    'signature.signed',
  )
})

test('a code lives ten minutes and five tries, and a new one waits half a minute', () => {
  const signer = withCode(signerAt(aRequest(), 0), sent, now)
  expect(refusalOf(() => withCode(signer, sent, at(0.4))).code).toBe('signature.code_sent')
  expect(withCode(signer, sent, at(0.6)).code?.sent_at).toBe(at(0.6))
  expect(refusalOf(() => withEnteredCode(signer, true, at(10))).code).toBe('signature.code_expired')
  expect(hasEnteredCode(withEnteredCode(signer, true, at(9)), at(18))).toBe(true)
  const states = [1, 2, 3, 4, 5].reduce<Signer[]>(
    (all) => [...all, withEnteredCode(all.at(-1) ?? signer, false, now)],
    [],
  )
  expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent', 'code_failed'])
  const locked = states.at(-1) ?? signer
  expect(refusalOf(() => withCode(locked, sent, at(1))).code).toBe('signature.locked')
  const request = withSigner(aRequest(), locked)
  expect(request.state).toBe('code_failed')
  expect(unlockedSigner(request, locked, now).signers[0]).toMatchObject({
    state: 'opened',
    wrong_codes: 0,
  })
})

test.each([
  ['07700 900482', true, 'sms'],
  ['+44 7700 900482', true, 'sms'],
  ['+48 600 100 200', true, 'sms'],
  ['07700 900482', false, 'email'],
  ['01743 900482', true, 'email'],
  ['+44 1743 900482', true, 'email'],
  [null, true, 'email'],
])('the code to %s goes by the right way (texts: %s)', (phone, sendsTexts, channel) => {
  expect(codeTarget({ phone, email: 'a@b.test' }, sendsTexts).channel).toBe(channel)
})

test('numbers and addresses are masked', () => {
  expect([masked('07700 900482'), masked('ann@example.test')]).toEqual([
    '••• 482',
    'a•••@example.test',
  ])
})

test('what is declined, withdrawn or out of time cannot be signed', () => {
  const request = withFreshCode(aRequest(), 0)
  const bob = signerAt(request, 1)
  const ended = [
    declinedBy(request, bob, 'Too dear', now),
    voidedRequest(request, 'Another price', now),
    changedRequest(request, { expires_at: now }),
  ]
  expect(ended.map((it) => stateAt(it, now))).toEqual(['declined', 'voided', 'expired'])
  for (const it of ended) {
    const signing = () => signedBy(it, signerAt(it, 0), { name: 'Ann Lee', mark: typed }, now)
    expect(refusalOf(signing).code).toBe('signature.closed')
    expect(refusalOf(() => voidedRequest(it, 'Again', now)).code).toBe('signature.closed')
    expect(refusalOf(() => signersToRemind(it, now)).code).toBe('signature.closed')
  }
})

test('a reminder is for those who have not signed', () => {
  expect(signersToRemind(sign(aRequest(), 0), now).map(({ name }) => name)).toEqual(['Bob Lee'])
  expect(stateFrom(sign(aRequest(), 1).signers)).toBe('opened')
})
