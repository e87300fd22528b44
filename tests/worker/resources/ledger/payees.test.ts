import { expect, test } from 'vitest'
import { anAgency, branchOf } from '../../support/agencies.ts'
import { changeOf } from '../../support/contacts.ts'
import type { Caller, FirmUnderTest } from '../../support/firm.ts'
import { aLedgerCase, details, nameMatch } from '../../support/ledgers.ts'
import { waysOf } from '../../tenant/communication/rows/sent.ts'

const BEFORE = '+441743000001'
const AFTER = '+441743000002'

const marches = { firm: 'Marches Law', handler: 'A Marsh', email: 'a@marches.test', phone: BEFORE }

const change = async (by: Caller, path: string, fields: object) => {
  const { version } = (await by.get(path)).body.data.conveyance
  const { status, text } = await by.send('PATCH', path, { version, ...fields })
  if (status !== 200) throw new Error(text)
}

/** Makes everything that happened so far lie so many days back. */
const daysPass = (firm: FirmUnderTest, days: number) =>
  firm.inside(({ store }) => {
    const at = new Date(Date.now() - days * 86_400_000).toISOString()
    for (const { name } of store.rows<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit'`,
    ))
      store.write(`DROP TRIGGER ${name}`)
    store.write('UPDATE audit SET at = ? WHERE at > ?', at, at)
  })

const addressesOf = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store
      .rows<{ address: string }>(
        `SELECT json_extract(doc, '$.to_address') AS address FROM messages
         WHERE json_extract(doc, '$.type') = 'payee.details-asked'`,
      )
      .map(({ address }) => address),
  )

const add = async (by: Caller, path: string, kind: string) =>
  (await by.post(`${path}/payees`, { kind, name: 'Payee', ...details })).body.data

test('whoever is paid is told of new details at once: the client, the agent, the other lawyer, the lender', async () => {
  const { firm, owner, cashier, path } = await aLedgerCase()
  const view = await anAgency(owner, 'Cooper Lyle', { Clifton: [] })
  const branch = branchOf(view, 'Clifton')
  const contact = { name: 'Clifton', postcode: null, phone: BEFORE, email: 'clifton@cooper.test' }
  await owner.send('PATCH', `/api/branches/${branch.id}`, { version: branch.version, ...contact })
  const { id, name } = view.agency
  const agency = {
    agency: { id, name },
    branch: { id: branch.id, name: 'Clifton' },
    negotiator: null,
  }
  const lender = {
    name: 'Severn Bank',
    ref: null,
    amount: null,
    email: 'l@severn.test',
    phone: null,
  }
  await change(owner, path, { other_side: marches, agency, lender })
  const told: string[][] = []
  for (const kind of ['client', 'agent', 'other_side', 'lender', 'public_body']) {
    const before = (await addressesOf(firm)).length
    await add(cashier, path, kind)
    told.push((await addressesOf(firm)).slice(before).filter(Boolean).toSorted())
  }
  const [client, ...others] = told
  expect(client).toContain((await owner.get(path)).body.data.conveyance.clients[0].email)
  expect(others).toEqual([['clifton@cooper.test'], ['a@marches.test'], ['l@severn.test'], []])
  expect(await waysOf(firm, 'payee.details-asked')).toEqual([
    'agent/email',
    'client/email',
    'client/sms',
    'other_side/email',
    'other_side/email',
  ])
})

test('an address that was replaced a moment ago is told as well, and the details wait a week', async () => {
  const { firm, owner, cashier, other, path, waited } = await aLedgerCase()
  const [{ contact_id: contactId, email }] = (await owner.get(path)).body.data.conveyance.clients
  await daysPass(firm, 8)
  const { contact } = (await owner.get(`/api/contacts/${contactId}`)).body.data
  const emails = [{ kind: 'personal', address: 'thief@elsewhere.test', is_main: true }]
  await owner.send('PATCH', `/api/contacts/${contactId}`, changeOf(contact, { emails }))
  const payee = await add(cashier, path, 'client')
  expect(payee.change.contact_changed_at).not.toBeNull()
  expect(await addressesOf(firm)).toEqual(expect.arrayContaining([email, 'thief@elsewhere.test']))
  const one = `${path}/payees/${payee.id}/change`
  await cashier.send('PUT', `${one}/name-check`, { version: 1, ...nameMatch })
  const call = { version: 2, source: null, spoke_to: 'M Ellison' }
  await cashier.send('PUT', `${one}/call`, { ...call, phone: payee.change.numbers[0].phone })
  await waited()
  const approve = () => other.send('PUT', `${one}/approval`, { version: 3 })
  expect((await approve()).body.error.code).toBe('payee.contact_changed')
  await daysPass(firm, 7)
  expect((await approve()).status).toBe(200)
})

test('a telephone of the agent’s branch that came within a day is no number to call', async () => {
  const { firm, owner, cashier, path } = await aLedgerCase()
  const view = await anAgency(owner, 'Cooper Lyle', { Clifton: [] })
  const { id, version } = branchOf(view, 'Clifton')
  const set = (at: number, phone: string) =>
    owner.send('PATCH', `/api/branches/${id}`, {
      ...{ version: at, name: 'Clifton', postcode: null, email: null },
      phone,
    })
  await set(version, BEFORE)
  const agency = { agency: { id: view.agency.id, name: 'Cooper Lyle' } }
  await change(owner, path, {
    agency: { ...agency, branch: { id, name: 'Clifton' }, negotiator: null },
  })
  await daysPass(firm, 2)
  expect((await add(cashier, path, 'agent')).change.numbers).toMatchObject([{ phone: BEFORE }])
  await set(version + 1, AFTER)
  const payee = await add(cashier, path, 'agent')
  expect(payee.change.numbers).toEqual([])
  expect(payee.change.contact_changed_at).not.toBeNull()
})
