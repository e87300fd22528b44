import { describe, expect, test } from 'vitest'
import { repeats } from '../../../../support/repeats.ts'
import { aSentQuote } from '../../../support/cases.ts'
import { aContact } from '../../../support/contacts.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../../support/firm.ts'
import { aClaimedLead } from '../../../support/leads.ts'
import { facts } from '../../../support/quotes.ts'
import { actAtRandom, samplesOf } from '../../../support/sample-acts.ts'
import { stateOf } from '../../../support/state.ts'

// The log with what finds its rows, sequences, who was there, and answers to repeated requests.
const ASIDE = [
  'audit',
  'audit_days',
  'audit_mark',
  'event_people',
  'failed_sign_ins',
  'idempotency',
  'jobs',
  'numbers',
  'reads',
  'refusal_counts',
  'sessions',
  'usual_networks',
]

const aFirmAtWork = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner', { is_fee_earner: true })
  const second = await firm.as('Owner')
  await aSentQuote(owner)
  await aContact(owner, { first_name: 'Ida', emails: [], phones: [] })
  await aClaimedLead(owner, { email: 'ida@own.test', phone: '' })
  return { firm, owner, second }
}

type Row = Readonly<Record<string, unknown>>

const isOfNothing = ({ scope, ...row }: Row) =>
  Object.values(row).every((value) => typeof value !== 'number' || value === 0)

/** The rows of every table; totals of nothing count as none. */
const stateWhenSettled = async (firm: FirmUnderTest) => {
  await firm.settled()
  const tables: [string, Row[]][] = JSON.parse(await stateOf(firm, ASIDE))
  const { quote_totals = [], ...others } = Object.fromEntries(tables)
  return { ...others, quote_totals: quote_totals.filter((row) => !isOfNothing(row)) }
}

const add = (by: Caller) => by.post('/api/sample-data')
const remove = (by: Caller) => by.send('DELETE', '/api/sample-data')

describe('removing sample data', () => {
  test('leaves the database as it was', async () => {
    const { firm, owner } = await aFirmAtWork()
    const before = await stateWhenSettled(firm)
    const added = (await add(owner)).body.data
    expect(added.counts).toMatchObject({ agencies: 1, leads: 6, quotes: 8, cases: 6 })
    expect(await stateWhenSettled(firm)).not.toEqual(before)
    expect((await remove(owner)).body.data).toMatchObject({ is_present: false })
    expect(await stateWhenSettled(firm)).toEqual(before)
  })

  test.each(Array.from({ length: repeats(4, 40) }, (_, seed) => seed))(
    'leaves it as it was whatever was done with the records (%d)',
    async (seed) => {
      const { firm, owner, second } = await aFirmAtWork()
      const before = await stateWhenSettled(firm)
      await add(owner)
      const done = await actAtRandom(firm, owner, second, { seed, acts: 14 })
      expect(done).toBeGreaterThan(5)
      const removed = await remove(owner)
      expect(removed.status, removed.text).toBe(200)
      expect(await stateWhenSettled(firm)).toEqual(before)
      expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
    },
  )
})

/** Makes the database refuse a change half-way, as if the object had stopped. */
const stopAt = (firm: FirmUnderTest, change: 'INSERT' | 'DELETE') =>
  firm.inside(({ store }) => {
    const stop = `BEGIN SELECT RAISE(ABORT, 'stopped'); END`
    store.write(`CREATE TRIGGER stop BEFORE ${change} ON conveyances ${stop}`)
  })
const goOn = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => void store.write('DROP TRIGGER stop'))

test('an addition or removal that is cut off changes nothing, and succeeds when it is repeated', async () => {
  const { firm, owner } = await aFirmAtWork()
  const before = await stateWhenSettled(firm)
  await stopAt(firm, 'INSERT')
  expect((await add(owner)).status).toBe(500)
  expect(await stateWhenSettled(firm)).toEqual(before)
  await goOn(firm)
  expect((await add(owner)).status).toBe(200)
  const present = await stateWhenSettled(firm)
  await stopAt(firm, 'DELETE')
  expect((await remove(owner)).status).toBe(500)
  expect(await stateWhenSettled(firm)).toEqual(present)
  await goOn(firm)
  expect((await remove(owner)).status).toBe(200)
  expect(await stateWhenSettled(firm)).toEqual(before)
})

const PEOPLE = {
  first_name: 'Ruth',
  last_name: 'Own',
  email: 'ruth@own.test',
  phone: '',
  contact_id: null,
}

describe('a record of somebody’s own', () => {
  test('that names a sample agency stays as it is, with the agency, which becomes the firm’s own', async () => {
    const { firm, owner } = await aFirmAtWork()
    await add(owner)
    const [agency_id = ''] = await samplesOf(firm, 'agency')
    const quote = await aSentQuote(
      owner,
      facts('sale', {
        clients: [PEOPLE],
        referral: {
          agency_id,
          agency: 'Sample Estates',
          branch_id: null,
          branch: '',
          negotiator_id: null,
          negotiator: '',
          fee: 0,
        },
      }),
    )
    const preview = await owner.get('/api/sample-data/removal')
    expect(preview.status, preview.text).toBe(200)
    const { kept } = preview.body.data
    expect(kept).toContainEqual({
      name: 'Sample Estates',
      because: expect.stringMatching(/^Q-0000/),
    })
    await remove(owner)
    const after = (await owner.get(`/api/quote-cases/${quote.id}`)).body.data.quote_case
    expect(after.facts).toEqual(quote.facts)
    expect((await owner.get(`/api/agencies/${agency_id}`)).status).toBe(200)
    expect((await owner.get('/api/sample-records')).body.data).toEqual([])
    expect((await add(owner)).status).toBe(200)
  })

  test('that absorbed a sample contact stays, without the cases of the sample', async () => {
    const { firm, owner } = await aFirmAtWork()
    const own = await aContact(owner, { first_name: 'Una', emails: [], phones: [] })
    await add(owner)
    const [other_id = ''] = await samplesOf(firm, 'contact')
    const other = (await owner.get(`/api/contacts/${other_id}`)).body.data.contact
    const merged = await owner.post(`/api/contacts/${own.id}/merges`, {
      version: own.version,
      other_id,
      other_version: other.version,
      merge_accounts: true,
    })
    expect(merged.status, merged.text).toBe(200)
    await remove(owner)
    const left = await owner.get(`/api/contacts/${own.id}`)
    expect(left.body.data).toMatchObject({ contact: { first_name: 'Una' }, references: [] })
    expect((await owner.get(`/api/contacts/${other_id}`)).status).toBe(404)
  })

  test('keeps its number: the next quote follows the last of the firm', async () => {
    const { owner } = await aFirmAtWork()
    await add(owner)
    const next = await aSentQuote(owner)
    await remove(owner)
    const last = await aSentQuote(owner)
    expect([next.number, last.number]).toEqual(['Q-00002', 'Q-00003'])
  })
})
