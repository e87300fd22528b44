import { afterEach, expect, test, vi } from 'vitest'
import { blankTitle } from '#domain/conveyance/title/title'
import { fullName } from '#domain/user/user'
import { caseTitleDocument } from '#tenant/conveyance/title/document'
import { tableOf } from '#tenant/core/table'
import { journey } from '../../../journeys/journey.ts'
import { details, viewOf } from '../../../support/agencies.ts'
import { instructed } from '../../../support/cases.ts'
import { dataOf, messagesOf } from '../../../support/communications.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../../support/firm.ts'
import { facts } from '../../../support/quotes.ts'
import { goTo, reasonsOf, ring, waysOf } from './sent.ts'

afterEach(() => vi.useRealTimers())

const ADDRESS = 'ravi@avon.test'

const aBroker = (email: string | null = ADDRESS) => ({
  firm: 'Avon Mortgages',
  name: 'Ravi Mistry',
  phone: null,
  email,
})

/** What a purchase that runs from instruction to its closed file tells its broker. */
const told = [
  'conveyance.completed',
  'conveyance.exchanged',
  'conveyance.status-changed',
  'progress.date-proposed',
  'progress.enquiries-accepted',
  'progress.offer-received',
  'progress.pack-received',
  'progress.registered',
  'progress.registration-lodged',
  'progress.tax-filed',
]

const toBrokers = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store.rows<{ type: string; status: string; address: string; reason: string; body: string }>(
      `SELECT json_extract(doc, '$.type') AS type, status, to_address AS address,
         json_extract(doc, '$.reason') AS reason, json_extract(doc, '$.body') AS body
       FROM messages WHERE json_extract(doc, '$.audience') = 'broker' ORDER BY type`,
    ),
  )

const aPurchaseWith = async (email: string | null) => {
  const firm = await aFirm()
  const named = async (role: string) => {
    const user = await firm.user({ role })
    return { id: user.id, name: fullName(user) }
  }
  const people = { first: await named('Conveyancer'), second: await named('Legal assistant') }
  await firm.inside((parts) => {
    const begin = (id: string) => {
      const mortgage = { account: null, conditions: null, broker: aBroker(email) }
      tableOf(parts.store, caseTitleDocument).insert({ ...blankTitle(id), version: 1, mortgage })
    }
    journey(parts, 'purchase', people, 'pack-received', begin)
  })
  return toBrokers(firm)
}

test('a purchase tells its broker of every step that the default matrix names, and of no money', async () => {
  const sent = await aPurchaseWith(ADDRESS)
  expect(sent.map(({ type }) => type)).toEqual(told)
  expect(new Set(sent.map(({ address }) => address))).toEqual(new Set([ADDRESS]))
  expect(sent.filter(({ status }) => status === 'suppressed')).toEqual([])
  expect(sent.filter(({ body }) => /£|\{\w+\}/.test(body))).toEqual([])
})

test('a broker without an address is sent nothing, and the log says why', async () => {
  const sent = await aPurchaseWith(null)
  expect(sent.map(({ type }) => type)).toEqual(told)
  expect(new Set(sent.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
    new Set(['suppressed bad_address']),
  )
})

const aCase = async (given: object = {}) => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, facts('purchase', given))
  return { firm, owner, id, path: `/api/conveyances/${id}` }
}

const name = async (by: Caller, path: string, email: string | null) => {
  const { version, titles, redemptions } = dataOf(await by.get(`${path}/title`))
  const mortgage = { account: null, conditions: null, broker: aBroker(email) }
  dataOf(await by.send('PUT', `${path}/title`, { version, titles, redemptions, mortgage }))
}

const versionOf = async (by: Caller, path: string) => dataOf(await by.get(path)).conveyance.version

const borrow = async (by: Caller, path: string) => {
  const lender = { name: 'Northern Building Society', ref: null, amount: null, phone: null }
  const version = await versionOf(by, path)
  return dataOf(await by.send('PATCH', path, { version, lender })).conveyance.version
}

test('a broker hears of the case when they are named and when their address changes', async () => {
  const { firm, owner, path } = await aCase()
  await name(owner, path, null)
  expect(await reasonsOf(firm, 'title.broker-named')).toEqual(['bad_address'])
  await name(owner, path, ADDRESS)
  await name(owner, path, ADDRESS)
  const sent = await messagesOf(firm, 'title.broker-named')
  expect(sent.map((it) => it.to_address)).toEqual(['', ADDRESS])
})

test('a broker is told with the others that a case rests, goes on, ends or is open again', async () => {
  const { firm, owner, path } = await aCase()
  await name(owner, path, ADDRESS)
  const act = async (resource: string, body: object) => {
    const version = await versionOf(owner, path)
    dataOf(await owner.post(`${path}/${resource}`, { version, notify: ['broker'], ...body }))
  }
  await act('hold', { reason: 'Illness', look_again_on: '2099-01-05' })
  await act('resumption', {})
  await act('abortion', { reason: 'Buyer withdrew' })
  for (const type of ['conveyance.held', 'conveyance.resumed', 'conveyance.aborted'])
    expect(await waysOf(firm, type), type).toEqual(['broker/email'])
  expect(JSON.stringify(await toBrokers(firm))).not.toMatch(/Illness|withdrew/)
})

test('a case that has a lender and names no broker says so in the log, and a cash purchase does not', async () => {
  const { firm, owner, path } = await aCase()
  const record = async (fact: string, version: number) =>
    dataOf(await owner.post(`${path}/facts`, { version, fact }))
  const hold = async () =>
    dataOf(
      await owner.post(`${path}/hold`, {
        ...{ version: await versionOf(owner, path), reason: 'Illness' },
        ...{ look_again_on: '2099-01-05', notify: ['broker'] },
      }),
    )
  await record('pack_received', await versionOf(owner, path))
  expect(await waysOf(firm, 'progress.pack-received')).toEqual(['client/email'])
  await borrow(owner, path)
  await hold()
  expect(await reasonsOf(firm, 'conveyance.held')).toEqual(['no_broker'])
})

test('a mortgage offer that ends soon is brought to the broker', async () => {
  goTo('2026-03-02T10:00:00Z')
  const { firm, owner, path } = await aCase()
  await name(owner, path, ADDRESS)
  const version = await borrow(owner, path)
  const dates = { offer_expires_on: '2026-04-10' }
  dataOf(await owner.send('PATCH', `${path}/key-dates`, { version, dates }))
  goTo('2026-03-10T12:00:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'conveyance.key-date-approaching')).toContain('broker/email')
})

/** The referral of a quote by a mortgage broker of the same address as the one of the case. */
const introducedBy = async (firm: FirmUnderTest, by: Caller, type: string) => {
  const { agency } = viewOf(await by.post('/api/agencies', details({ name: 'Avon', type })))
  const branch = { name: 'Bath', email: ADDRESS }
  const { branches } = viewOf(await by.post(`/api/agencies/${agency.id}/branches`, branch))
  await firm.as('Conveyancer')
  const referral = {
    ...{ agency_id: agency.id, agency: agency.name, fee: 0 },
    ...{ branch_id: branches[0]?.id ?? '', branch: 'Bath', negotiator_id: null, negotiator: '' },
  }
  const [{ id }] = await instructed(firm, by, facts('purchase', { referral }))
  return `/api/conveyances/${id}`
}

test('a broker who introduced a client hears that the quote was accepted; an estate agent does not', async () => {
  for (const [type, ways] of [
    ['broker', ['broker/email']],
    ['estate_agent', []],
  ] as const) {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await introducedBy(firm, owner, type)
    const sent = await waysOf(firm, 'quote.accepted')
    expect(sent.filter((it) => it.startsWith('broker/'))).toEqual(ways)
  }
})

test('a broker who is written to as the introducer is not written to twice', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const path = await introducedBy(firm, owner, 'broker')
  await name(owner, path, ADDRESS.toUpperCase())
  const version = await versionOf(owner, path)
  dataOf(await owner.post(`${path}/facts`, { version, fact: 'pack_received' }))
  expect(await waysOf(firm, 'progress.pack-received')).toEqual(['agent/email', 'client/email'])
})
