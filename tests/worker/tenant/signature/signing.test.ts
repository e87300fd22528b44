import { expect, test } from 'vitest'
import { aContact } from '../../support/contacts.ts'
import { env } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'
import {
  aCaseToSign,
  clientOf,
  enterCode,
  newestCode,
  requestIn,
  sendTerms,
  sign,
  toSign,
} from '../../support/signing.ts'
import { waysOf } from '../communication/rows/sent.ts'

const second = {
  contact_id: null,
  first_name: 'Ada',
  last_name: 'Tarrant',
  email: 'ada@tarrant.test',
  phone: '01743 900123',
}
const joint = { ...facts('sale'), clients: [...facts('sale').clients, second] }

test('terms are signed by the signature of the client alone', async () => {
  const { firm, owner, id, path, clients, factsNow } = await aCaseToSign()
  const request = await sendTerms(owner, path)
  const client = await clientOf(firm, clients)
  const [mine] = await toSign(client)
  expect(mine).toMatchObject({ id: request.id, me: { state: 'sent', code: null } })
  expect(mine?.text.parts.map(({ heading }) => heading)).toContain('What it costs')
  const [home] = (await client.get('/api/client/cases')).body.data
  expect(home.things_to_do[0]).toMatchObject({ document_id: request.document?.document_id })
  expect((await sign(client, request.id, 'Owen Tarrant')).body.error.code).toBe('signature.no_code')
  const entered = await enterCode(firm, client, id, request.id)
  expect(entered.body.data.me.code).toMatchObject({ channel: 'sms', is_entered: true })
  expect((await sign(client, request.id, 'Somebody Else')).status).toBe(422)
  expect(await factsNow()).not.toContain('terms_signed')
  expect((await sign(client, request.id, 'owen  tarrant')).status).toBe(200)
  const done = await requestIn(owner, path, 'completed')
  expect(await factsNow()).toContain('terms_signed')
  expect(done.signed?.sha256).toMatch(/^[0-9a-f]{64}$/)
  const { facts: known } = (await owner.get(path)).body.data.conveyance
  expect(known.terms_signed.evidence).toMatchObject({
    who: 'Owen Tarrant',
    how: 'electronic',
    reference: request.id,
  })
  expect((await owner.post(`${path}/signatures`, { kind: 'terms' })).status).toBe(409)
  expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
  expect(await waysOf(firm, 'signature.requested')).toEqual(['client/email'])
  expect(await waysOf(firm, 'signature.completed')).toEqual(['client/email'])
})

test('one of two signatures is not signed, and the second has the code by email', async () => {
  const { firm, owner, id, path, clients, factsNow } = await aCaseToSign(joint)
  const request = await sendTerms(owner, path)
  const owen = await clientOf(firm, clients)
  const ada = await clientOf(firm, clients, 1)
  await enterCode(firm, owen, id, request.id)
  await sign(owen, request.id, 'Owen Tarrant')
  expect((await requestIn(owner, path, 'opened')).signers.map(({ state }) => state)).toEqual([
    'signed',
    'sent',
  ])
  expect(await factsNow()).not.toContain('terms_signed')
  const [home] = (await owen.get('/api/client/cases')).body.data
  expect(home.things_to_do.map((it: { task_key: string }) => it.task_key)).not.toContain('terms')
  await enterCode(firm, ada, id, request.id)
  expect(await newestCode(firm, id)).toMatchObject({
    channel: 'email',
    to_address: 'ada@tarrant.test',
  })
  await sign(ada, request.id, 'Ada Tarrant')
  await requestIn(owner, path, 'completed')
  expect(await factsNow()).toContain('terms_signed')
})

test('five wrong codes lock until staff have called', async () => {
  const { firm, owner, id, path, clients } = await aCaseToSign()
  const request = await sendTerms(owner, path)
  const client = await clientOf(firm, clients)
  const at = `/api/client/signatures/${request.id}`
  await client.post(`${at}/codes`)
  const { code } = await newestCode(firm, id)
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = []
  for (let times = 0; times < 5; times++)
    tries.push((await client.post(`${at}/code-entries`, { code: wrong })).body.data.me.tries_left)
  expect(tries).toEqual([4, 3, 2, 1, 0])
  const refused = await client.post(`${at}/code-entries`, { code })
  expect(refused.body.error.code).toBe('signature.locked')
  const locked = await requestIn(owner, path, 'code_failed')
  const signer = locked.signers[0]?.id
  const unlocked = await owner.post(`${path}/signatures/${request.id}/unlocking`, {
    version: locked.version,
    signer,
  })
  expect(unlocked.body.data.state).toBe('opened')
})

test('a withdrawn or declined document is not signed, and may be sent again', async () => {
  const { firm, owner, id, path, clients, factsNow } = await aCaseToSign()
  const first = await sendTerms(owner, path)
  expect((await owner.post(`${path}/signatures`, { kind: 'terms' })).body.error.code).toBe(
    'signature.out_already',
  )
  const client = await clientOf(firm, clients)
  await enterCode(firm, client, id, first.id)
  const { version } = await requestIn(owner, path, 'opened')
  const voiding = { version, reason: 'The price has changed' }
  expect((await owner.post(`${path}/signatures/${first.id}/voiding`, voiding)).status).toBe(200)
  expect((await sign(client, first.id, 'Owen Tarrant')).body.error.code).toBe('signature.closed')
  const again = await sendTerms(owner, path)
  const declined = await client.post(`/api/client/signatures/${again.id}/refusal`, {
    reason: 'The price is wrong',
  })
  expect(declined.body.data.state).toBe('declined')
  expect(await factsNow()).not.toContain('terms_signed')
  expect((await requestIn(owner, path, 'declined')).reason).toBe('The price is wrong')
})

test('a reminder goes to those who have not signed', async () => {
  const { firm, owner, id, path, clients } = await aCaseToSign(joint)
  const request = await sendTerms(owner, path)
  const owen = await clientOf(firm, clients)
  await enterCode(firm, owen, id, request.id)
  await sign(owen, request.id, 'Owen Tarrant')
  const { version } = await requestIn(owner, path, 'opened')
  const reminded = await owner.post(`${path}/signatures/${request.id}/reminders`, { version })
  expect(reminded.body.data.reminders).toBe(1)
  const addresses = await firm.inside(({ store }) =>
    store.rows<{ to: string }>(
      `SELECT json_extract(doc, '$.to_address') AS "to" FROM messages
       WHERE json_extract(doc, '$.type') = 'signature.reminded'`,
    ),
  )
  expect(addresses).toEqual([{ to: 'ada@tarrant.test' }])
})

test('a file that was changed after it was sent is not signed', async () => {
  const { firm, owner, id, path, clients, factsNow } = await aCaseToSign()
  const request = await sendTerms(owner, path)
  const client = await clientOf(firm, clients)
  await enterCode(firm, client, id, request.id)
  const key = await firm.inside(({ files }) => files.find(request.document?.file_id ?? '')?.key)
  await env.FILES.put(key ?? '', new TextEncoder().encode('%PDF-other'))
  await sign(client, request.id, 'Owen Tarrant')
  const voided = await requestIn(owner, path, 'voided')
  expect(voided.reason).toContain('not the one')
  expect(await factsNow()).not.toContain('terms_signed')
})

test('whoever a contact was merged into signs in their place', async () => {
  const { firm, owner, path, clients } = await aCaseToSign()
  const request = await sendTerms(owner, path)
  const { contact } = (await owner.get(`/api/contacts/${clients[0]?.contact_id}`)).body.data
  const remaining = await aContact(owner, { emails: [], phones: [] })
  const merged = await owner.post(`/api/contacts/${remaining.id}/merges`, {
    version: remaining.version,
    other_id: contact.id,
    other_version: contact.version,
    merge_accounts: true,
  })
  expect(merged.status, merged.text).toBe(200)
  const client = await clientOf(firm, [{ contact_id: remaining.id }])
  expect((await toSign(client)).map(({ id }) => id)).toEqual([request.id])
})
