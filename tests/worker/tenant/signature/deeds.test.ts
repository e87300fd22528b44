import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import type { FirmUnderTest } from '../../support/firm.ts'
import { aCaseWithFile, clientOf, enterCode, requestIn, sign } from '../../support/signing.ts'
import { waysOf } from '../communication/rows/sent.ts'

const may = { name: 'May Jones', email: 'may@jones.test', phone: '+447700900200' }
const gates = ['kind_allowed', 'all_agree', 'all_represented', 'one_controller', 'final_with_plans']
const said = {
  name: 'May Jones',
  address: '1 High Street, Bristol BS1 1AA',
  occupation: 'Baker',
  is_adult: true,
  is_no_party: true,
  was_present: true,
  mark: { how: 'typed', strokes: [] },
  browser: 'A browser',
}

/** A case with a PDF that is sent as a deed by `ask`. */
const aCaseWithDeed = async () => {
  const known = await aCaseWithFile()
  const { owner, path, clients, document_id } = known
  const contact_id = clients[0]?.contact_id ?? ''
  const body = (given: object = {}) => ({
    ...{ kind: 'transfer', document_id, gates, witnesses: [{ contact_id, ...may }] },
    ...given,
  })
  const ask = (given: object = {}) => owner.post(`${path}/deeds`, body(given))
  return { ...known, ask, contact_id }
}

/** The newest link or code that was sent to the witness. */
const sentToWitness = (firm: FirmUnderTest, type: string, pattern: RegExp) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id DESC LIMIT 1`,
      type,
    )
    return pattern.exec(JSON.parse(row?.doc ?? '{"body":""}').body)?.[1] ?? ''
  })

const linkOf = (firm: FirmUnderTest) =>
  sentToWitness(firm, 'signature.witness-asked', /[?&]link=([\w-]+)/)
const codeOf = (firm: FirmUnderTest) =>
  sentToWitness(firm, 'signature.witness-code-sent', /^(\d{6})$/m)

/** A deed that its signer has signed, and the witness’s way to it. */
const aSignedDeed = async () => {
  const known = await aCaseWithDeed()
  const { firm, id, clients, ask } = known
  const asked = await ask()
  expect(asked.status, asked.text).toBe(200)
  const client = await clientOf(firm, clients)
  await enterCode(firm, client, id, asked.body.data.id)
  const signed = await sign(client, asked.body.data.id, 'Owen Tarrant')
  expect(signed.status, signed.text).toBe(200)
  const at = `/api/witnesses/${await linkOf(firm)}`
  const witness = firm.visitor()
  const enter = async () => {
    await witness.post(`${at}/opening`, { browser: 'A browser' })
    await witness.post(`${at}/codes`)
    return witness.post(`${at}/code-entries`, { code: await codeOf(firm) })
  }
  return { ...known, deed: asked.body.data, signed: signed.body.data, witness, at, enter }
}

test('a deed is signed once its witness has signed by their own link and code', async () => {
  const { firm, owner, path, deed, signed, witness, at, enter, factsNow } = await aSignedDeed()
  expect(signed).toMatchObject({ state: 'opened', me: { witness: { has_signed: false } } })
  expect(await factsNow()).not.toContain('transfer_signed')
  const early = await witness.post(`${at}/signature`, said)
  expect(early.body.error.code).toBe('signature.no_code')
  expect((await enter()).body.data.me.code).toMatchObject({ channel: 'sms', is_entered: true })
  const answer = await witness.post(`${at}/signature`, said)
  expect(answer.status, answer.text).toBe(200)
  const done = await requestIn(owner, path, 'completed')
  expect(done.signers[0]?.witness).toMatchObject({ state: 'signed', minutes: 0, warnings: [] })
  const { facts } = (await owner.get(path)).body.data.conveyance
  expect(facts.transfer_signed.evidence).toMatchObject({ how: 'electronic', reference: deed.id })
  expect(await waysOf(firm, 'signature.witness-asked')).toEqual(['client/email'])
  expect(await waysOf(firm, 'signature.witness-code-sent')).toEqual(['client/sms'])
  expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
})

test('a conveyancer dates a signed deed and certifies it, each once', async () => {
  const { owner, path, deed, witness, at, enter, firm } = await aSignedDeed()
  await enter()
  const on = londonDate(new Date().toISOString())
  const date = (version: number) =>
    owner.post(`${path}/deeds/${deed.id}/date`, { version, on, authority: 'Owen Tarrant' })
  const before = await requestIn(owner, path, 'opened')
  expect((await date(before.version)).body.error.code).toBe('deed.not_signed')
  await witness.post(`${at}/signature`, said)
  const held = await requestIn(owner, path, 'completed')
  const assistant = await firm.as('Legal assistant')
  const body = { version: held.version, on, authority: 'Owen Tarrant' }
  expect((await assistant.post(`${path}/deeds/${deed.id}/date`, body)).status).toBe(403)
  expect((await date(held.version)).status).toBe(200)
  const newest = async () => (await owner.get(`${path}/signatures`)).body.data[0]
  await expect
    .poll(async () => (await newest()).deed.dated.is_filed, { timeout: 20_000 })
    .toBe(true)
  const dated = await newest()
  expect(dated.signed.file_id).not.toBe(held.signed?.file_id)
  const certify = (points: readonly string[], name: string) =>
    owner.post(`${path}/deeds/${deed.id}/certificate`, { version: dated.version, points, name })
  const all = ['gates_held', 'codes_sent', 'witnesses_present', 'dated', 'regulated']
  const ownName = 'Owner Person'
  expect((await certify(all.slice(1), ownName)).status).toBe(422)
  expect((await certify(all, 'Somebody Else')).status).toBe(422)
  const certified = await certify(all, ownName)
  expect(certified.body.data.deed.certificate.by.name).toBe(ownName)
  const names = async () =>
    (await owner.get(`${path}/documents`)).body.data.map((it: { name: string }) => it.name)
  await expect
    .poll(async () => (await names()).join(), { timeout: 20_000 })
    .toContain('Conveyancer’s certificate')
})

test.each([
  ['a party', { name: 'Owen Tarrant' }],
  ['the signer’s email address', { email: 'owen@tarrant.test' }],
  ['the signer’s telephone', { phone: '+447700900482' }],
])('%s as witness is refused and nothing is sent', async (_, given) => {
  const { ask, contact_id, firm } = await aCaseWithDeed()
  const refused = await ask({ witnesses: [{ contact_id, ...may, ...given }] })
  expect(refused.status, refused.text).toBe(422)
  expect(Object.keys(refused.body.error.fields ?? refused.body.error.detail?.fields)[0]).toMatch(
    /^witnesses\.0\./,
  )
  expect(await waysOf(firm, 'signature.witness-asked')).toEqual([])
})

test('an open gate, a will and a missing witness are refused in plain words', async () => {
  const { ask } = await aCaseWithDeed()
  expect((await ask({ gates: gates.slice(1) })).status).toBe(422)
  expect((await ask({ witnesses: [] })).status).toBe(422)
  const will = await ask({ kind: 'will' })
  expect(will.body.error).toMatchObject({ code: 'deed.on_paper' })
  expect((await ask()).status).toBe(200)
  expect((await ask()).body.error.code).toBe('signature.out_already')
})

test('a witness under 18, or by video, is refused, and one who did not see it ends the request', async () => {
  const { owner, path, witness, at, enter, factsNow } = await aSignedDeed()
  await enter()
  for (const key of ['is_adult', 'is_no_party', 'was_present'])
    expect((await witness.post(`${at}/signature`, { ...said, [key]: false })).status).toBe(422)
  const declined = await witness.post(`${at}/refusal`, { reason: 'I was in another room' })
  expect(declined.body.data.state).toBe('declined')
  expect((await requestIn(owner, path, 'declined')).reason).toBe('I was in another room')
  expect(await factsNow()).not.toContain('transfer_signed')
})

test('five wrong codes lock a witness until staff have called, and a wrong link opens nothing', async () => {
  const { owner, path, witness, at, firm, deed } = await aSignedDeed()
  await witness.post(`${at}/codes`)
  const wrong = (await codeOf(firm)) === '000000' ? '000001' : '000000'
  for (let times = 0; times < 5; times++) await witness.post(`${at}/code-entries`, { code: wrong })
  const locked = await requestIn(owner, path, 'code_failed')
  const signer = locked.signers[0]?.witness?.id
  const unlock = { version: locked.version, signer }
  expect((await owner.post(`${path}/signatures/${deed.id}/unlocking`, unlock)).status).toBe(200)
  expect((await requestIn(owner, path, 'opened')).signers[0]?.witness?.state).toBe('opened')
  expect((await witness.get('/api/witnesses/nobody')).status).toBe(404)
})

test('a reminder gives the witness a new link, and the one of before ends', async () => {
  const { owner, path, witness, at, firm, deed } = await aSignedDeed()
  const { version } = await requestIn(owner, path, 'opened')
  await owner.post(`${path}/signatures/${deed.id}/reminders`, { version })
  const again = `/api/witnesses/${await linkOf(firm)}`
  expect(again).not.toBe(at)
  expect((await witness.get(at)).status).toBe(404)
  expect((await witness.get(again)).body.data.me.name).toBe('May Jones')
})
