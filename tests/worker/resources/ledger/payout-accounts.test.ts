import { expect, test } from 'vitest'
import type { PayoutView } from '#domain/payee/own/view'
import type { PayeeView } from '#domain/payee/payee'
import type { Caller, FirmUnderTest } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'
import { aCaseToSign, clientOf } from '../../support/signing.ts'
import { waysOf } from '../../tenant/communication/rows/sent.ts'

const path = '/api/client/payout-accounts'
const account = { holder: 'Owen Tarrant', sort_code: '12-34-56', account_number: '98765431' }
const person = (first_name: string, phone: string) => ({
  ...{ contact_id: null, first_name, last_name: 'Tarrant', phone },
  email: `${first_name.toLowerCase()}@tarrant.test`,
})

const aCase = async () => {
  const clientsOf = [person('Owen', '07700 900482'), person('Mara', '07700 900483')]
  const made = await aCaseToSign(facts('sale', { clients: clientsOf }))
  const { firm, clients } = made
  const [owen, mara] = [await clientOf(firm, clients, 0), await clientOf(firm, clients, 1)]
  const payees = async (): Promise<PayeeView[]> =>
    (await made.owner.get(`${made.path}/payees`)).body.data
  return { ...made, owen, mara, payees }
}

const sentCode = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = 'payout-account.code-sent'
       ORDER BY id DESC LIMIT 1`,
    )
    return /^\d{6}$/m.exec(JSON.parse(row?.doc ?? '{"body":""}').body)?.[0] ?? ''
  })

const give = (by: Caller, conveyance_id: string, code: string, more: object = {}) =>
  by.post(path, { ...account, conveyance_id, code, ...more })

const given = async ({ firm, owen, id }: Awaited<ReturnType<typeof aCase>>) => {
  expect((await owen.post(`${path}/codes`)).status).toBe(200)
  const answer = await give(owen, id, await sentCode(firm))
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.is_saved).toBe(true)
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

test('a client gives their account by a fresh code, and everybody of the case is told', async () => {
  const it = await aCase()
  const { firm, owen, id, payees } = it
  expect((await give(owen, id, '123456')).body.error.code).toBe('bank-details.code_expired')
  await owen.post(`${path}/codes`)
  const code = await sentCode(firm)
  const refused = await give(owen, id, wrong(code))
  expect(refused.body.data).toMatchObject({ is_saved: false, tries_left: 4 })
  expect(await payees()).toEqual([])
  const saved = await give(owen, id, code)
  expect(saved.body.data).toMatchObject({ is_saved: true, code: null })
  expect(saved.text).not.toContain(account.account_number)
  const [own] = (saved.body.data as PayoutView).cases
  expect(own?.waiting).toMatchObject({ holder: 'Owen Tarrant', ending: '31' })
  const [payee] = await payees()
  expect(payee).toMatchObject({ kind: 'client', account: null, change: { ending: '31' } })
  expect(
    (await waysOf(firm, 'payee.details-asked')).filter((way) => way === 'client/email'),
  ).toHaveLength(2)
  expect((await give(owen, id, code)).body.error.code).toBe('bank-details.code_expired')
})

test('a code of another session gives nothing, nor does one for another case', async () => {
  const { firm, owen, mara, id, clients } = await aCase()
  await owen.post(`${path}/codes`)
  const code = await sentCode(firm)
  const elsewhere = await clientOf(firm, clients, 0)
  expect((await give(elsewhere, id, code)).status).toBe(409)
  expect((await give(mara, id, code)).status).toBe(409)
  expect((await give(owen, 'another', code)).status).toBe(404)
})

test('it is approved after the other client agreed, a call and a second person', async () => {
  const it = await aCase()
  const { firm, owner, mara, path: at, payees } = it
  await given(it)
  const [payee] = await payees()
  const change = `${at}/payees/${payee?.id}/change`
  const put = (by: Caller, act: string, version: number, body: object = {}) =>
    by.send('PUT', `${change}/${act}`, { version, ...body })
  const phone = payee?.change?.numbers[0]?.phone
  expect(payee?.change?.name_check?.result).toBe('match')
  const call = { phone, source: null, spoke_to: 'Owen Tarrant' }
  const called = await put(owner, 'call', 1, call)
  expect(called.status, called.text).toBe(200)
  const second = await firm.as('Owner')
  const early = await put(second, 'approval', 2)
  expect(early.body.error.code).toBe('payee.not_agreed')
  const [own] = ((await mara.get(path)).body.data as PayoutView).cases
  expect(own?.to_agree).toMatchObject([{ name: 'Owen Tarrant', ending: '31' }])
  const agreement = `${path}/${payee?.id}/agreement`
  expect((await it.owen.post(agreement, { version: 2 })).status).toBe(409)
  const agreed = await mara.post(agreement, { version: 2 })
  expect(agreed.status, agreed.text).toBe(200)
  const waits = await put(second, 'approval', 3)
  expect(waits.body.error.code).toBe('payee.waits')
})
