import { describe, expect, test } from 'vitest'
import { ContactChange } from '#domain/contact/bodies'
import { keysOf } from '#domain/entries'
import type { Caller, FirmUnderTest } from '../../support/firm.ts'
import { aCaseToSign, clientOf } from '../../support/signing.ts'

const path = '/api/client/bank-details'
const digits = { sort_code: '12-34-56', account_number: '98765431' }
const entry = {
  holder: 'Harcourt Client Account',
  bank: 'Severn Bank',
  reason: 'Letter',
  ...digits,
}

const change = '/api/client-account/change'

/** Details that one cashier entered and another confirmed. */
const confirmedDetails = async (firm: FirmUnderTest) => {
  const [cashier, other] = [await firm.as('Cashier'), await firm.as('Cashier')]
  await cashier.send('PUT', change, { version: 0, ...entry })
  const { status, text } = await other.send('PUT', `${change}/confirmation`, {
    version: 1,
    ...digits,
  })
  expect(status, text).toBe(200)
  return { cashier, other }
}

const sentCode = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = 'bank-details.code-sent'
       ORDER BY id DESC LIMIT 1`,
    )
    return /^\d{6}$/m.exec(JSON.parse(row?.doc ?? '{"body":""}').body)?.[0] ?? ''
  })

const enter = (client: Caller, code: string) => client.post(`${path}/code-entries`, { code })

const aReadyFirm = async () => {
  const { firm, owner, clients } = await aCaseToSign()
  const people = await confirmedDetails(firm)
  return { firm, owner, clients, client: await clientOf(firm, clients), ...people }
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the details of the firm’s own client account', () => {
  test('count once a second person has typed the same digits', async () => {
    const { firm } = await aCaseToSign()
    const [cashier, other] = [await firm.as('Cashier'), await firm.as('Cashier')]
    await cashier.send('PUT', change, { version: 0, ...entry })
    const own = await cashier.send('PUT', `${change}/confirmation`, { version: 1, ...digits })
    expect([own.status, own.body.error.code]).toEqual([409, 'client-account.second_person'])
    const mistyped = { version: 1, ...digits, account_number: '98765413' }
    expect((await other.send('PUT', `${change}/confirmation`, mistyped)).status).toBe(422)
    const { body } = await other.send('PUT', `${change}/confirmation`, { version: 1, ...digits })
    expect(body.data.current).toMatchObject({
      ending: '31',
      asked_by: { id: cashier.user.id },
      confirmed_by: { id: other.user.id },
    })
  })

  test('are written out nowhere', async () => {
    const { firm, owner, cashier } = await aReadyFirm()
    const answers = [
      (await cashier.get('/api/client-account')).text,
      (await cashier.get('/api/bank')).text,
      (await owner.get('/api/audit')).text,
    ]
    const stored = await firm.inside(({ store }) =>
      ['settings', 'audit', 'messages', 'outbox', 'idempotency'].map((table) =>
        JSON.stringify(store.rows(`SELECT * FROM ${table}`)),
      ),
    )
    for (const text of [...answers, ...stored]) expect(text).not.toContain(digits.account_number)
  })
})

describe('a client', () => {
  test('sees them after a code that was sent now, once, and each look is in the history', async () => {
    const { firm, owner, client } = await aReadyFirm()
    expect((await client.get(path)).body.data).toMatchObject({ is_ready: true, code: null })
    const sent = await client.post(`${path}/codes`)
    expect(sent.body.data.code.to).toMatch(/•••/)
    expect(sent.text).not.toContain(digits.account_number)
    const code = await sentCode(firm)
    const { body } = await enter(client, code)
    expect(body.data.details).toEqual({
      holder: entry.holder,
      bank: entry.bank,
      ...digits,
    })
    expect((await enter(client, code)).body.error.code).toBe('bank-details.code_expired')
    const history = (await owner.get('/api/audit')).text
    expect(history).toContain('bank-details.shown')
    expect(history).not.toContain(digits.account_number)
  })

  test('cannot use a code that another session asked for', async () => {
    const { firm, clients, client } = await aReadyFirm()
    await client.post(`${path}/codes`)
    const elsewhere = await clientOf(firm, clients)
    const { status, body } = await enter(elsewhere, await sentCode(firm))
    expect([status, body.error.code]).toEqual([409, 'bank-details.code_expired'])
    expect((await elsewhere.get(path)).body.data.code).toBeNull()
  })

  test('has five tries', async () => {
    const { firm, client } = await aReadyFirm()
    await client.post(`${path}/codes`)
    const code = await sentCode(firm)
    for (const left of [4, 3, 2, 1, 0]) {
      const { body } = await enter(client, wrong(code))
      expect([body.data.tries_left, body.data.details]).toEqual([left, null])
    }
    expect((await enter(client, code)).body.error.code).toBe('bank-details.code_expired')
  })

  test('gets no code while their address is newer than a day', async () => {
    const { firm, owner, clients } = await aReadyFirm()
    const id = clients[0]?.contact_id ?? ''
    const { contact } = (await owner.get(`/api/contacts/${id}`)).body.data
    const held = Object.fromEntries(keysOf(ContactChange.shape).map((key) => [key, contact[key]]))
    const emails = [{ kind: 'personal', address: 'thief@example.test', is_main: true }]
    const changed = await owner.send('PATCH', `/api/contacts/${id}`, { ...held, emails })
    expect(changed.status, changed.text).toBe(200)
    const again = await clientOf(firm, clients)
    const { status, body } = await again.post(`${path}/codes`)
    expect([status, body.error.code]).toEqual([409, 'bank-details.new_address'])
  })

  test('is told to call before the firm has details', async () => {
    const { firm, clients } = await aCaseToSign()
    const client = await clientOf(firm, clients)
    expect((await client.get(path)).body.data.is_ready).toBe(false)
    expect((await client.post(`${path}/codes`)).body.error.code).toBe('bank-details.none')
  })
})

test('staff and agents are given no code', async () => {
  const { owner } = await aReadyFirm()
  expect((await owner.post(`${path}/codes`)).status).toBe(403)
})
