import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { AgencyView } from '#domain/agent/view'
import { londonDate } from '#domain/dates'
import { MOST_AT_ONCE } from '#tenant/agent/copies'
import type { Tenant } from '#tenant/index'
import { anAgency, branchOf, negotiatorOf, referralOf, viewOf } from '../../support/agencies.ts'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'
import { lead } from '../../support/leads.ts'
import { facts } from '../../support/quotes.ts'

const today = londonDate(new Date().toISOString())

const merge = (by: Caller, target: AgencyView, other: AgencyView, key?: string) =>
  by.post(
    `/api/agencies/${target.agency.id}/merges`,
    {
      version: target.agency.version,
      other_id: other.agency.id,
      other_version: other.agency.version,
    },
    { key },
  )

const preview = async (by: Caller, target: AgencyView, other: AgencyView) => {
  const path = `/api/agencies/${target.agency.id}/merge-preview?other_id=${other.agency.id}`
  return (await by.get(path)).body.data
}

/** Two agencies of which each has a Clifton with an Ann Reid; the other one's has a Joe Hill and a Bath besides. */
const twoAgencies = async (by: Caller) => ({
  target: await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] }),
  other: await anAgency(by, 'Bellwether', {
    Clifton: ['Ann Reid', 'Joe Hill'],
    Bath: ['Eve Park'],
  }),
})

const named = (firm: FirmUnderTest, agencyId: string) =>
  firm.inside(({ store }) =>
    Object.fromEntries(
      [
        'quote_case_keys',
        'conveyance_keys',
        'lead_keys',
        'calls',
        'visits',
        'users',
        'fee_scales',
      ].map((table) => [
        table,
        store.row<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE agency_id = ?`, agencyId)
          ?.n,
      ]),
    ),
  )

const aDraftScale = async (by: Caller, agency_id: string) =>
  (
    await by.post('/api/fee-scales', {
      copy_of: null,
      agency_id,
      name: 'Winter',
      valid_from: today,
    })
  ).body.data

describe('merging agencies', () => {
  test('moves quotes, cases, leads, visits, users and fee scales, once each', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const by = await firm.as('Owner')
    const { target, other } = await twoAgencies(by)
    const referral = referralOf(other, 'Clifton', 'Ann Reid')
    const quote = await aSentQuote(by, facts('sale', { referral }))
    const [opened] = await instructed(
      firm,
      by,
      facts('sale', { referral: referralOf(other, 'Bath', 'Eve Park') }),
    )
    const introducer = {
      agency_id: other.agency.id,
      agency: 'x',
      branch: 'Clifton',
      negotiator: 'Joe Hill',
    }
    const { id: leadId } = (await by.post('/api/leads', lead({ introducer }))).body.data
    const visit = { user_id: by.user.id, agency_id: other.agency.id, visited_on: today, note: 'Hi' }
    await by.post('/api/visits', visit)
    await aDraftScale(by, other.agency.id)
    const agent = await firm.user({ type: 'agent', agency_id: other.agency.id, roles: ['Agent'] })
    const portal = await firm.signedIn(agent, 'agents')
    expect(await preview(by, target, other)).toMatchObject({
      branches: 2,
      joined_branches: ['Clifton'],
      negotiators: 3,
      joined_negotiators: ['Ann Reid'],
      quotes: 2,
      cases: 1,
      leads: 1,
      visits: 1,
      users: 1,
      scales: 1,
      against: null,
    })
    const before = await named(firm, other.agency.id)
    const key = crypto.randomUUID()
    const merged = viewOf(await merge(by, target, other, key))
    expect(viewOf(await merge(by, target, other, key)).agency.version).toBe(2)
    expect(await named(firm, target.agency.id)).toEqual(before)
    expect(Object.values(await named(firm, other.agency.id)).every((it) => it === 0)).toBe(true)
    expect(merged.branches.map((it) => it.name)).toEqual(['Bath', 'Clifton'])
    expect(merged.negotiators.map((it) => it.name)).toEqual(['Ann Reid', 'Eve Park', 'Joe Hill'])
    expect(merged).toMatchObject({ users: [{ id: agent.id }], scales: [{ name: 'Winter' }] })
    const { facts: now } = (await by.get(`/api/quote-cases/${quote.id}`)).body.data.quote_case
    expect(now.referral).toEqual(referralOf(merged, 'Clifton', 'Ann Reid'))
    const { conveyance } = (await by.get(`/api/conveyances/${opened.id}`)).body.data
    expect(conveyance.agency).toMatchObject({
      agency: { id: target.agency.id, name: 'Cooper Lyle' },
      branch: { name: 'Bath' },
    })
    const { lead: moved } = (await by.get(`/api/leads/${leadId}`)).body.data
    expect(moved.introducer).toEqual({
      agency_id: target.agency.id,
      agency: 'Cooper Lyle',
      branch: 'Clifton',
      negotiator: 'Joe Hill',
    })
    const { cases } = (await portal.get('/api/agent/home')).body.data
    expect(cases.map((it: { id: string }) => it.id)).toEqual([opened.id])
    await firm.settled()
  })

  test('says so in the history, and leads from the old one to the new', async () => {
    const by = await (await aFirm()).as('New-business manager')
    const { target, other } = await twoAgencies(by)
    const merged = viewOf(await merge(by, target, other))
    expect(merged.history[0]?.text).toBe('Bellwether merged into this agency: nothing named it')
    expect(viewOf(await by.get(`/api/agencies/${other.agency.id}`)).agency.id).toBe(
      target.agency.id,
    )
    const { rows } = (await by.get('/api/agency-records?view=archived')).body.data
    expect(rows).toEqual([])
    const restored = await by.send('DELETE', `/api/agencies/${other.agency.id}/archive?version=2`)
    expect([restored.status, restored.body.error.code]).toEqual([409, 'introducer.merged'])
  })

  test('is refused for one with itself, twice, and at an older version', async () => {
    const by = await (await aFirm()).as('Owner')
    const { target, other } = await twoAgencies(by)
    expect((await merge(by, target, target)).body.error.code).toBe('introducer.same')
    const merged = viewOf(await merge(by, target, other))
    expect((await merge(by, merged, other)).status).toBe(409)
    expect((await merge(by, target, other)).body.error.code).toBe('stale')
    expect((await preview(by, merged, merged)).against).toContain('same record')
  })

  test('waits while both have prices of their own', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const { target, other } = await twoAgencies(by)
    for (const { agency } of [target, other]) {
      const draft = await aDraftScale(by, agency.id)
      await firm.inside(({ feeScales }) =>
        feeScales.replace({ ...feeScales.get(draft.id), version: 2, state: 'published' }, 1),
      )
    }
    expect((await merge(by, target, other)).body.error.code).toBe('agency.both_priced')
    expect((await preview(by, target, other)).against).toContain('prices of their own')
  })

  test('follows in more records than fit into its transaction', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const { target, other } = await twoAgencies(by)
    const referral = referralOf(other, 'Clifton', 'Ann Reid')
    const body = { facts: facts('sale', { referral }) }
    for (let n = 0; n < MOST_AT_ONCE + 3; n++) await by.post('/api/quote-cases', body)
    viewOf(await merge(by, target, other))
    expect((await named(firm, other.agency.id))['quote_case_keys']).toBe(3)
    await runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
    expect((await named(firm, target.agency.id))['quote_case_keys']).toBe(MOST_AT_ONCE + 3)
    expect(await firm.inside(({ store }) => store.rows('SELECT * FROM introducer_copies'))).toEqual(
      [],
    )
  })

  test('resolves an old choice of a form that was open meanwhile', async () => {
    const by = await (await aFirm()).as('Owner')
    const { target, other } = await twoAgencies(by)
    const referral = referralOf(other, 'Clifton', 'Ann Reid')
    const merged = viewOf(await merge(by, target, other))
    const { facts: saved } = (
      await by.post('/api/quote-cases', { facts: facts('sale', { referral }) })
    ).body.data
    expect(saved.referral).toEqual(referralOf(merged, 'Clifton', 'Ann Reid'))
  })
})

describe('merging branches', () => {
  test('moves what names them, by id and by name, and no other branch’s', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const view = await anAgency(by, 'Cooper Lyle', {
      Clifton: ['Ann Reid'],
      Village: ['Joe Hill'],
      Bath: ['Eve Park'],
    })
    const quoteAt = async (branch: string, name: string) =>
      aSentQuote(by, facts('sale', { referral: referralOf(view, branch, name) }))
    const [moved, kept] = [await quoteAt('Village', 'Joe Hill'), await quoteAt('Bath', 'Eve Park')]
    const introducer = {
      agency_id: view.agency.id,
      agency: 'x',
      branch: 'village',
      negotiator: 'Joe Hill',
    }
    const { id: leadId } = (await by.post('/api/leads', lead({ introducer }))).body.data
    const [clifton, village] = [branchOf(view, 'Clifton'), branchOf(view, 'Village')]
    const path = `/api/branches/${clifton.id}`
    const seen = (await by.get(`${path}/merge-preview?other_id=${village.id}`)).body.data
    expect(seen).toMatchObject({ quotes: 1, leads: 1, negotiators: 1, against: null })
    const body = { version: 1, other_id: village.id, other_version: 1 }
    const merged = viewOf(await by.post(`${path}/merges`, body))
    expect(merged.branches.map((it) => it.name)).toEqual(['Bath', 'Clifton'])
    expect(negotiatorOf(merged, 'Joe Hill').branch_id).toBe(clifton.id)
    const referralNow = async (id: string) =>
      (await by.get(`/api/quote-cases/${id}`)).body.data.quote_case.facts.referral
    expect(await referralNow(moved.id)).toEqual(referralOf(merged, 'Clifton', 'Joe Hill'))
    expect(await referralNow(kept.id)).toEqual(referralOf(view, 'Bath', 'Eve Park'))
    const { lead: now } = (await by.get(`/api/leads/${leadId}`)).body.data
    expect(now.introducer.branch).toBe('Clifton')
    expect(merged.history[0]?.text).toBe('Village merged into Clifton')
  })

  test('is refused across agencies', async () => {
    const by = await (await aFirm()).as('Owner')
    const { target, other } = await twoAgencies(by)
    const body = { version: 1, other_id: branchOf(other, 'Bath').id, other_version: 1 }
    const refused = await by.post(`/api/branches/${branchOf(target, 'Clifton').id}/merges`, body)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'branch.other_agency'])
  })
})
