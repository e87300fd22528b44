import { expect, test } from 'vitest'
import { withCode, withEnteredCode } from '#domain/signature/code'
import { WitnessBody } from '#domain/signature/deed/bodies'
import { DeedKind } from '#domain/signature/deed/deed'
import { factOfDeed, gatesOf, isCertified, maySignHere } from '#domain/signature/deed/rules'
import { witnessFaults, witnessWarnings } from '#domain/signature/deed/witness-rules'
import { isLateWitness, watchedBy, witnessedBy } from '#domain/signature/deed/witnessing'
import { newRequest, sentRequest } from '#domain/signature/requesting'
import type { SignatureRequest } from '#domain/signature/signature'
import { signedBy } from '#domain/signature/signing'
import { refusalOf } from '../refusal-of.ts'

const start = Date.parse('2026-11-23T14:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const ann = {
  ...{ id: 's', contact_id: 'c', name: 'Ann Lee', email: 'ann@lee.test', capacity: 'Seller' },
  phone: '+447700900100',
}
const may = { id: 'w', name: 'May Jones', email: 'may@jones.test', phone: '+447700900200' }
const parties = [ann, { name: 'Tom Buyer', email: null, phone: null }]
const deed = { kind: 'transfer', company: null, gates: [], dated: null, certificate: null } as const
const mark = { how: 'typed', strokes: [] } as const
const typed = { ...mark, strokes: [...mark.strokes] }

const aDeed = (witness = may): SignatureRequest =>
  sentRequest(
    newRequest(
      {
        ...{ id: 'r', conveyance_id: 'k', kind: 'deed', title: 'Transfer' },
        deed: { ...deed, gates: [] },
        text: { title: 'Transfer', lines: [], parts: [] },
        signers: [{ ...ann, witness }],
      },
      { id: 'u', name: 'Priya Nair' },
      at(0),
    ),
    { document_id: 'd', number: 1, file_id: 'f', name: 'TR1.pdf', sha256: 'a', pages: 2 },
    at(0),
  )

const sent = { hash: 'h', channel: 'sms', to: '••• 100' } as const

const coded = <Holder extends Parameters<typeof withCode>[0]>(holder: Holder, now: string) =>
  withEnteredCode(withCode(holder, sent, now), true, now)

const signedDeed = (witness = may) => {
  const request = aDeed(witness)
  const [signer] = request.signers
  if (signer === undefined) throw new Error('there is no signer')
  return signedBy(request, coded(signer, at(1)), { name: 'Ann Lee', mark: typed }, at(2))
}

const watched = (request: SignatureRequest) => {
  const found = watchedBy(request, 'w')
  if (found === null) throw new Error('there is no witness')
  return { ...found, witness: coded(found.witness, at(3)) }
}

const said = { name: 'may  jones', address: '1 High Street', occupation: 'Baker', mark: typed }
const when = (minutes: number) => ({ parties, now: at(minutes) })

test('a deed waits for its witness after the signer, and is signed by both', () => {
  const signed = signedDeed()
  expect(signed.state).toBe('opened')
  const whole = witnessedBy(signed, watched(signed), said, when(4))
  expect(whole.state).toBe('signed')
  expect(whole.signers[0]?.witness).toMatchObject({ occupation: 'Baker', signed_at: at(4) })
  expect(whole.signers[0]?.consent).toContain('May Jones is in the room with me')
})

test('a witness before the signer is refused', () => {
  const request = aDeed()
  expect(refusalOf(() => witnessedBy(request, watched(request), said, when(4))).code).toBe(
    'witness.too_early',
  )
})

test('a witness signs once, with a code of their own and their own name', () => {
  const signed = signedDeed()
  const bare = watchedBy(signed, 'w')
  if (bare === null) throw new Error('there is no witness')
  expect(refusalOf(() => witnessedBy(signed, bare, said, when(4))).code).toBe('signature.no_code')
  const other = { ...said, name: 'Ann Lee' }
  expect(refusalOf(() => witnessedBy(signed, watched(signed), other, when(4))).status).toBe(422)
  const whole = witnessedBy(signed, watched(signed), said, when(4))
  const again = watchedBy(whole, 'w')
  if (again === null) throw new Error('there is no witness')
  expect(refusalOf(() => witnessedBy(whole, again, said, when(5))).code).toBe('witness.signed')
})

test.each([
  ['a party by name', { ...may, name: 'tom  buyer' }, 'name'],
  ['the signer’s email address', { ...may, email: 'Ann@Lee.test' }, 'email'],
  ['the signer’s telephone, written otherwise', { ...may, phone: '07700 900100' }, 'phone'],
  ['a telephone without texts', { ...may, phone: '+441743900123' }, 'phone'],
])('%s is refused as witness', (_, witness, field) => {
  expect(Object.keys(witnessFaults(witness, parties))).toEqual([field])
})

test('whoever became a party since is refused when they sign as witness', () => {
  const signed = signedDeed()
  const joined = { parties: [...parties, may], now: at(4) }
  expect(refusalOf(() => witnessedBy(signed, watched(signed), said, joined)).status).toBe(422)
})

test('a relative is allowed with a warning, and half an hour later is asked about', () => {
  expect(witnessFaults({ ...may, name: 'May Lee' }, parties)).toEqual({})
  expect(witnessWarnings('May Lee', 'Ann Lee')).toHaveLength(1)
  expect(witnessWarnings('May Jones', 'Ann Lee')).toEqual([])
  expect([30, 31].map(isLateWitness)).toEqual([false, true])
})

test.each(['is_adult', 'is_no_party', 'was_present'])(
  'a witness who does not say %s is refused',
  (key) => {
    const body = { ...said, is_adult: true, is_no_party: true, was_present: true, browser: 'A' }
    expect(WitnessBody.safeParse(body).success).toBe(true)
    expect(WitnessBody.safeParse({ ...body, [key]: false }).success).toBe(false)
  },
)

test('a lasting power, a will and an oath are never signed here, and the registry’s deeds are certified', () => {
  const paper = DeedKind.options.filter((kind) => maySignHere(kind) !== true)
  expect(paper).toEqual(['lasting_power', 'will', 'statutory_declaration'])
  expect(DeedKind.options.filter(isCertified)).toEqual([
    'transfer',
    'lease',
    'release',
    'mortgage',
    'power',
  ])
  expect(gatesOf('transfer')).toHaveLength(5)
  expect(gatesOf('mortgage')).toContain('lender_accepts')
  expect([factOfDeed('transfer'), factOfDeed('mortgage'), factOfDeed('trust')]).toEqual([
    'transfer_signed',
    'deed_signed',
    null,
  ])
})
