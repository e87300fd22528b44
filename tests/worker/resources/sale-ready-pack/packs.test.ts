import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tenant } from '#tenant/index'
import { instructed } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'
import { aPack, complete, current, entry, release, tokenIn } from '../../support/packs.ts'

afterEach(() => vi.useRealTimers())

const sellerOf = async (firm: FirmUnderTest, pack: { sellers: { contact_id: string }[] }) => {
  const user = await firm.inside(({ users }) => users.byContact(pack.sellers[0]?.contact_id ?? ''))
  if (user === null) throw new Error('the seller has no account')
  return firm.signedIn(user, 'clients')
}

const sentOf = (firm: FirmUnderTest, type: string) =>
  firm.inside(
    ({ store }) =>
      store.row<{ count: number }>(
        `SELECT COUNT(*) AS count FROM messages WHERE json_extract(doc, '$.type') = ?`,
        type,
      )?.count ?? 0,
  )

test('a seller answers a question at a time and agrees; nobody else sees the pack', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aPack(owner)
  const ian = await sellerOf(firm, pack)
  const [own] = (await ian.get('/api/client-packs')).body.data
  expect(own.questions.length).toBeGreaterThan(20)
  const put = (item: string, value: string) =>
    ian.send('PUT', `/api/client-packs/${pack.id}/answers/${item}`, { value, details: '' })
  expect((await put('disputes', 'Perhaps')).status).toBe(422)
  expect((await put('official-copies', 'Yes')).status).toBe(422)
  expect((await put('disputes', 'Not sure')).status).toBe(200)
  expect((await put('disputes', 'No')).status).toBe(200)
  expect((await current(owner, pack)).answers.disputes).toMatchObject({
    value: 'No',
    source: 'client',
    by: { name: 'Ian Farrell' },
  })
  const agree = () =>
    ian.post(`/api/client-packs/${pack.id}/consent`, { name: 'Ian Farrell', agree: true })
  expect((await agree()).status).toBe(422)
  await complete(owner, pack)
  const { version: before } = await current(owner, pack)
  const asked = await owner.post(`/api/sale-ready-packs/${pack.id}/requests`, { version: before })
  expect(asked.status, asked.text).toBe(200)
  expect(await sentOf(firm, 'pack.invited')).toBe(1)
  expect((await agree()).status).toBe(200)
  expect((await current(owner, pack)).status).toBe('ready')
  expect(await sentOf(firm, 'pack.ready')).toBe(1)
  const other = await firm.signedIn(
    await firm.user({ type: 'client', contact_id: crypto.randomUUID() }),
    'clients',
  )
  expect((await other.get('/api/client-packs')).body.data).toEqual([])
  const foreign = `/api/client-packs/${pack.id}/answers/disputes`
  expect((await other.send('PUT', foreign, { value: 'No', details: '' })).status).toBe(404)
})

test('two sellers who share an address answer and agree each under their own name', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const email = 'the.farrells@farrell.example'
  const sellers = [
    { name: 'Ian Farrell', email },
    { name: 'Una Farrell', email },
  ]
  const created = await owner.post('/api/sale-ready-packs', { ...entry, sellers })
  const { pack } = created.body.data
  const account = await sellerOf(firm, pack)
  const [own] = (await account.get('/api/client-packs')).body.data
  expect(own.own_names).toEqual(['Ian Farrell', 'Una Farrell'])
  const put = (name: string | null) =>
    account.send('PUT', `/api/client-packs/${pack.id}/answers/disputes`, {
      ...{ value: 'No', details: '', name },
    })
  expect((await put(null)).status).toBe(422)
  expect((await put('Callum Reid')).status).toBe(422)
  expect((await put('Una Farrell')).status).toBe(200)
  expect((await current(owner, pack)).answers.disputes.by.name).toBe('Una Farrell')
  await complete(owner, pack)
  const agree = (name: string) =>
    account.post(`/api/client-packs/${pack.id}/consent`, { name, agree: true })
  expect((await agree('Ian Farrell')).status).toBe(200)
  expect((await current(owner, pack)).status).not.toBe('ready')
  expect((await agree('Una Farrell')).status).toBe(200)
  expect((await current(owner, pack)).status).toBe('ready')
})

test('a seller who shares an address with another client finds the pack', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const first = await aPack(owner)
  const account = await sellerOf(firm, first)
  const sellers = [{ name: 'Dilys Farrell', email: 'ian@farrell.example' }]
  const second = (await owner.post('/api/sale-ready-packs', { ...entry, sellers })).body.data.pack
  const packs: { id: string; own_names: string[] }[] = (await account.get('/api/client-packs')).body
    .data
  expect(packs.find(({ id }) => id === second.id)?.own_names).toEqual(['Dilys Farrell'])
})

test('a released pack opens by its link, logs who opened it, and closes with the withdrawal', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aPack(owner)
  const early = await release(owner, pack)
  expect(early.body.error.code).toBe('pack.not_ready')
  await complete(owner, pack)
  const before = await current(owner, pack)
  await owner.post(`/api/sale-ready-packs/${pack.id}/consents`, {
    version: before.version,
    name: 'Ian Farrell',
    seen: 'Signed letter, strong room',
  })
  const released = await release(owner, pack)
  expect(released.status, released.text).toBe(200)
  const token = await tokenIn(firm)
  const visitor = firm.visitor()
  const open = () => visitor.get(`/api/shared-packs/${token}`)
  const shared = await open()
  expect(shared.status, shared.text).toBe(200)
  expect(shared.body.data).toMatchObject({ address: entry.address, for_name: 'Pargeter Lyne' })
  expect(shared.text).not.toContain('issue')
  expect((await visitor.get(`/api/shared-packs/${token}/transaction`)).status).toBe(200)
  expect((await visitor.get(`/api/shared-packs/${token}/pdf`)).status).toBe(200)
  const [first] = (await current(owner, pack)).releases
  expect((await current(owner, pack)).version).toBe(released.body.data.pack.version)
  expect(first.reads.map(({ what }: { what: string }) => what)).toEqual(['page', 'data', 'pdf'])
  const now = await current(owner, pack)
  const path = `/api/sale-ready-packs/${pack.id}/releases/${first.id}/withdrawal`
  expect((await owner.post(path, { version: now.version })).status).toBe(200)
  const closed = await open()
  expect(closed.status).toBe(404)
  expect(closed.body.error.message).toContain('has ended this link')
  for (const what of ['transaction', 'pdf'])
    expect((await visitor.get(`/api/shared-packs/${token}/${what}`)).status).toBe(404)
  expect((await current(owner, pack)).releases[0].reads).toHaveLength(3)
  const northgate = (await aFirm('northgate')).visitor()
  const foreign = await northgate.get(`/api/shared-packs/${token}`)
  expect(foreign.status).toBe(404)
  expect(foreign.body.error.message).toContain('opens no pack')
})

test('a change after the release is an addendum, and who has the pack is told', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aPack(owner)
  await complete(owner, pack)
  const { version } = await current(owner, pack)
  const consent = { version, name: 'Ian Farrell', seen: 'Signed letter' }
  await owner.post(`/api/sale-ready-packs/${pack.id}/consents`, consent)
  await release(owner, pack)
  const after = await current(owner, pack)
  const changed = await owner.send('PUT', `/api/sale-ready-packs/${pack.id}/answers/disputes`, {
    version: after.version,
    value: 'Yes',
    details: 'A hedge, settled in 2024',
    source: 'client',
  })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data.pack.addenda).toMatchObject([
    { number: 1, changes: [{ item: 'Disputes and complaints' }] },
  ])
  expect(await sentOf(firm, 'pack.addendum')).toBe(1)
  const shared = await firm.visitor().get(`/api/shared-packs/${await tokenIn(firm)}`)
  expect(shared.body.data.addenda).toHaveLength(1)
})

test('property data is imported, exported again, and refused in words where it is none', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const transaction = {
    $schema: 'https://trust.propdata.org.uk/schemas/v3/pdtf-transaction.json',
    propertyPack: {
      address: { line1: '1 Mill Bank', postcode: 'BS3 1AB' },
      councilTax: { councilTaxBand: 'D' },
      media: [{ other: 1 }],
    },
  }
  const made = await owner.post('/api/sale-ready-pack-imports', {
    transaction: JSON.stringify(transaction),
    quote_case_id: null,
  })
  expect(made.status, made.text).toBe(200)
  const { id, answers } = made.body.data.pack
  expect(answers['council-tax']).toMatchObject({ value: 'D', source: 'data' })
  const { text } = (await owner.get(`/api/sale-ready-packs/${id}/transaction`)).body.data
  expect(JSON.parse(text)).toEqual(transaction)
  const wrong = await owner.post('/api/sale-ready-pack-imports', {
    transaction: '{"a":1}',
    quote_case_id: null,
  })
  expect(wrong.body.error.fields.transaction[0]).toContain('not a PDTF transaction')
})

test('property data of another version, or of a pack that is there, is refused in words and makes no pack', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const dataOf = (version: string, line1: string) =>
    JSON.stringify({
      $schema: `https://trust.propdata.org.uk/schemas/${version}/pdtf-transaction.json`,
      propertyPack: { address: { line1, postcode: 'BS3 1AB' } },
      participants: [
        {
          role: 'Seller',
          name: { firstName: 'Ian', lastName: 'Farrell' },
          email: 'ian@farrell.example',
        },
      ],
    })
  const take = (transaction: string) =>
    owner.post('/api/sale-ready-pack-imports', { transaction, quote_case_id: null })
  const packs = async () => (await owner.get('/api/sale-ready-packs')).body.data.rows
  const older = await take(dataOf('v2', '1 Mill Bank'))
  expect(older.status).toBe(422)
  expect(older.body.error.fields.transaction[0]).toBe(
    'This file follows version 2 of the framework. Deedbox reads version 3: ask for it in that version.',
  )
  expect(await packs()).toEqual([])
  const first = await take(dataOf('v3', '1 Mill Bank'))
  expect(first.status, first.text).toBe(200)
  const again = await take(dataOf('v3', '1 Mill Bank'))
  expect(again.status).toBe(409)
  expect(again.body.error.message).toBe(
    'A pack was made from this file already, of 1 Mill Bank. Nothing was added twice.',
  )
  expect(await packs()).toHaveLength(1)
  const { id, version } = first.body.data.pack
  const ended = await owner.post(`/api/sale-ready-packs/${id}/withdrawal`, {
    version,
    reason: 'The sellers have changed their mind',
  })
  expect(ended.status, ended.text).toBe(200)
  expect((await take(dataOf('v3', '1 Mill Bank'))).status).toBe(200)
})

test('a pack of which part has gone out of date says so once, to its sellers and its people', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') })
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aPack(owner)
  const ask = async () => {
    const { version } = await current(owner, pack)
    return owner.post(`/api/sale-ready-packs/${pack.id}/requests`, { version })
  }
  await ask()
  expect((await ask()).status).toBe(200)
  expect(await sentOf(firm, 'pack.item-missing')).toBe(1)
  await complete(owner, pack)
  const { version } = await current(owner, pack)
  const consent = { version, name: 'Ian Farrell', seen: 'Signed letter' }
  await owner.post(`/api/sale-ready-packs/${pack.id}/consents`, consent)
  expect((await current(owner, pack)).status).toBe('ready')
  const stale = async () => {
    await runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
    return sentOf(firm, 'pack.stale')
  }
  expect(await stale()).toBe(0)
  vi.setSystemTime(Date.parse('2027-06-01T10:00:00Z'))
  expect(await stale()).toBe(2)
  expect(await stale()).toBe(2)
})

test('the packs of a case are its own and those of its quote, for whoever works on the case', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { quote_case_id } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const start = async (of: object) =>
    (await owner.post('/api/sale-ready-packs', { ...entry, ...of })).body.data.pack.id
  const own = await start({ conveyance_id: id, address: '1 Own Lane, Bath' })
  const ofQuote = await start({ quote_case_id, address: '2 Quote Lane, Bath' })
  await start({ address: '3 Other Lane, Bath' })
  const { rows } = (await owner.get(`/api/sale-ready-packs?conveyance=${id}`)).body.data
  expect(rows.map((it: { id: string }) => it.id).toSorted()).toEqual([own, ofQuote].toSorted())
  const missing = await owner.get(`/api/sale-ready-packs?conveyance=${crypto.randomUUID()}`)
  expect(missing.status).toBe(404)
})
