import { describe, expect, test } from 'vitest'
import type { AgencyRow } from '#domain/agent/view'
import {
  anAgency,
  branchOf,
  details,
  negotiatorOf,
  referralOf,
  viewOf,
} from '../../support/agencies.ts'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { lead } from '../../support/leads.ts'
import { facts } from '../../support/quotes.ts'

const bdm = async () => (await aFirm()).as('Business development manager')
const rows = async (by: Caller, query = ''): Promise<AgencyRow[]> =>
  (await by.get(`/api/agency-records${query}`)).body.data.rows
const offered = async (by: Caller): Promise<string> => (await by.get('/api/agencies')).text

describe('agencies', () => {
  test('are added with branches and negotiators by a business development manager', async () => {
    const by = await bdm()
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid', 'Joe Hill'], Bath: [] })
    expect(view.branches.map((it) => it.name)).toEqual(['Bath', 'Clifton'])
    expect(view.negotiators.map((it) => it.name)).toEqual(['Ann Reid', 'Joe Hill'])
    expect(view.history.map((it) => it.text)).toEqual([
      'Bath added',
      'Joe Hill added at Clifton',
      'Ann Reid added at Clifton',
      'Clifton added',
      'Cooper Lyle added',
    ])
    expect(await rows(by)).toMatchObject([
      { name: 'Cooper Lyle', branches: 2, negotiators: 2, quotes: 0, cases: 0 },
    ])
  })

  test.each(['New-business adviser', 'Conveyancer'])('are not shown to a %s', async (role) => {
    const firm = await aFirm()
    const { agency } = await anAgency(await firm.as('Owner'), 'Cooper Lyle')
    const by = await firm.as(role)
    for (const path of ['/api/agency-records', `/api/agencies/${agency.id}`])
      expect((await by.get(path)).status).toBe(403)
    expect(await offered(by)).toContain('Cooper Lyle')
  })

  test('have names that are unique among those in use', async () => {
    const by = await bdm()
    const { agency } = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
    const again = await by.post('/api/agencies', details({ name: ' cooper LYLE ' }))
    expect([again.status, again.body.error.fields.name]).toEqual([
      422,
      ['Cooper Lyle already exists. Enter a different name.'],
    ])
    const branch = await by.post(`/api/agencies/${agency.id}/branches`, { name: 'CLIFTON' })
    expect([branch.status, branch.body.error.fields.name]).toEqual([
      422,
      ['Clifton already exists at Cooper Lyle. Enter a different name.'],
    ])
  })

  test('are changed once for each version, with a history of what', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business manager')
    const { agency } = await anAgency(by, 'Cooper Lyle')
    const change = { ...details({ name: 'Cooper & Lyle', bdm_id: by.user.id }), version: 1 }
    const view = viewOf(await by.send('PATCH', `/api/agencies/${agency.id}`, change))
    expect(view.bdm?.id).toBe(by.user.id)
    expect(view.history[0]?.text).toBe(
      'Cooper Lyle: Name changed from Cooper Lyle to Cooper & Lyle; looked after by set to New-business manager Person',
    )
    const stale = await by.send('PATCH', `/api/agencies/${agency.id}`, change)
    expect([stale.status, stale.body.error.current.agency.name]).toEqual([409, 'Cooper & Lyle'])
  })

  test('are made once, however often the same request comes', async () => {
    const by = await bdm()
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) viewOf(await by.post('/api/agencies', details(), { key }))
    expect(await rows(by)).toHaveLength(1)
  })

  test('are found by name and by branch', async () => {
    const by = await bdm()
    await anAgency(by, 'Cooper Lyle', { Clifton: [] })
    await anAgency(by, 'Bellwether', { Bath: [] })
    const found = async (q: string) => (await rows(by, `?q=${q}`)).map((it) => it.name)
    expect(await found('COOP')).toEqual(['Cooper Lyle'])
    expect(await found('bath')).toEqual(['Bellwether'])
    expect(await found('')).toEqual(['Bellwether', 'Cooper Lyle'])
  })
})

describe('archiving', () => {
  test('an agency with open work waits for somebody who says so, and its quote keeps the name', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
    const referral = referralOf(view, 'Clifton', 'Ann Reid')
    const quote = await aSentQuote(by, facts('sale', { referral }))
    const { agency } = view
    const path = `/api/agencies/${agency.id}/archive`
    const refused = await by.post(path, { version: 1 })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'agency.open_work'])
    const archived = viewOf(await by.post(path, { version: 1, despite_open: true }))
    expect(archived.history[0]?.text).toBe('Cooper Lyle archived with 1 open quote')
    expect(await offered(by)).not.toContain('Cooper Lyle')
    expect(await rows(by)).toEqual([])
    expect(await rows(by, '?view=archived')).toMatchObject([{ name: 'Cooper Lyle', quotes: 1 }])
    const shown = (await by.get(`/api/quote-cases/${quote.id}`)).body.data
    expect(JSON.stringify(shown)).toContain('"agency":"Cooper Lyle"')
  })

  test('keeps it out of new records, and in those that name it', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
    const referral = referralOf(view, 'Clifton', 'Ann Reid')
    const draft = (await by.post('/api/quote-cases', { facts: facts('sale', { referral }) })).body
      .data
    const { id } = view.agency
    viewOf(await by.post(`/api/agencies/${id}/archive`, { version: 1, despite_open: true }))
    const fresh = await by.post('/api/quote-cases', { facts: facts('sale', { referral }) })
    expect([fresh.status, fresh.body.error.fields['referral.agency']]).toEqual([
      422,
      ['Cooper Lyle is archived. Choose another agency.'],
    ])
    const saved = await by.send('PUT', `/api/quote-cases/${draft.id}/draft`, {
      version: draft.version,
      facts: facts('sale', { referral, sale_stage: 'presold' }),
    })
    expect(saved.status, saved.text).toBe(200)
    const introducer = { agency_id: id, agency: 'x', branch: '', negotiator: '' }
    expect((await by.post('/api/leads', lead({ introducer }))).status).toBe(422)
    const agent = await firm.user({ type: 'agent', agency_id: id })
    const body = { first_name: 'A', last_name: 'B', email: 'a@b.test', phone: '', agreed: true }
    const introduced = await (await firm.signedIn(agent, 'agents')).post('/api/agent/leads', {
      ...body,
      intent: ['sale'],
      sale_stage: 'presold',
    })
    expect([introduced.status, introduced.body.error.code]).toEqual([409, 'agent.agency_archived'])
  })

  test('is undone unless another has the name by then', async () => {
    const by = await bdm()
    const { agency } = await anAgency(by, 'Cooper Lyle')
    viewOf(await by.post(`/api/agencies/${agency.id}/archive`, { version: 1 }))
    const other = await anAgency(by, 'Cooper Lyle')
    const restore = () => by.send('DELETE', `/api/agencies/${agency.id}/archive?version=2`)
    expect((await restore()).body.error.code).toBe('introducer.name_taken')
    const renamed = { ...details({ name: 'Lyle' }), version: 1 }
    viewOf(await by.send('PATCH', `/api/agencies/${other.agency.id}`, renamed))
    expect(viewOf(await restore()).agency.archived_at).toBeNull()
  })

  test('a branch or a negotiator leaves the pickers until it is restored', async () => {
    const by = await bdm()
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid', 'Joe Hill'] })
    const { id: joe } = negotiatorOf(view, 'Joe Hill')
    const { id: clifton } = branchOf(view, 'Clifton')
    viewOf(await by.post(`/api/negotiators/${joe}/archive`, { version: 1 }))
    expect(await offered(by)).not.toContain('Joe Hill')
    viewOf(await by.post(`/api/branches/${clifton}/archive`, { version: 1 }))
    expect(await offered(by)).not.toContain('Clifton')
    const added = await by.post(`/api/branches/${clifton}/negotiators`, { name: 'Eve Park' })
    expect([added.status, added.body.error.code]).toEqual([409, 'introducer.archived'])
    viewOf(await by.send('DELETE', `/api/branches/${clifton}/archive?version=2`))
    viewOf(await by.send('DELETE', `/api/negotiators/${joe}/archive?version=2`))
    expect(await offered(by)).toContain('Joe Hill')
  })
})

describe('a negotiator', () => {
  test('has an address and a number as contacts have, and notes', async () => {
    const by = await bdm()
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
    const { id } = negotiatorOf(view, 'Ann Reid')
    const put = (given: object) =>
      by.send('PATCH', `/api/negotiators/${id}`, { name: 'Ann Reid', version: 1, ...given })
    expect((await put({ email: 'ann' })).body.error.fields.email).toHaveLength(1)
    expect((await put({ phone: '123' })).body.error.fields.phone).toHaveLength(1)
    const given = { email: 'Ann@Cooper.test', phone: '+447700900482', notes: 'Mornings only' }
    expect(negotiatorOf(viewOf(await put(given)), 'Ann Reid')).toMatchObject({
      ...given,
      email: 'ann@cooper.test',
      version: 2,
    })
  })

  test('moves to another branch, and what they introduced stays where it was', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'], Bath: [] })
    const referral = referralOf(view, 'Clifton', 'Ann Reid')
    const quote = await aSentQuote(by, facts('sale', { referral }))
    const { id } = negotiatorOf(view, 'Ann Reid')
    const { id: bath } = branchOf(view, 'Bath')
    const moved = await by.send('PUT', `/api/negotiators/${id}/branch`, {
      version: 1,
      branch_id: bath,
    })
    expect(negotiatorOf(viewOf(moved), 'Ann Reid').branch_id).toBe(bath)
    const shown = (await by.get(`/api/quote-cases/${quote.id}`)).text
    expect(shown).toContain('"branch":"Clifton"')
  })

  test('is invited to the portal once, by somebody who may create users', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Mary Reid'] })
    const { id } = negotiatorOf(view, 'Ann Mary Reid')
    const invite = (caller: Caller, version: number) =>
      caller.post(`/api/negotiators/${id}/invitation`, { version })
    expect((await invite(by, 1)).body.error.code).toBe('negotiator.no_email')
    const change = { name: 'Ann Mary Reid', email: 'ann@cooper.test', version: 1 }
    viewOf(await by.send('PATCH', `/api/negotiators/${id}`, change))
    expect((await invite(await firm.as('Business development manager'), 2)).status).toBe(403)
    const invited = viewOf(await invite(by, 2))
    expect(invited.users).toMatchObject([
      { name: 'Ann Mary Reid', email: 'ann@cooper.test', status: 'invited' },
    ])
    expect(negotiatorOf(invited, 'Ann Mary Reid').portal_user_id).toBe(invited.users[0]?.id)
    expect((await invite(by, 3)).body.error.code).toBe('negotiator.invited')
    await firm.settled()
  })
})

test('the ids of another firm are the same 404 as none', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const view = await anAgency(by, 'Cooper Lyle', { Clifton: ['Ann Reid'] })
  const other = await (await aFirm('northgate')).as('Owner')
  const paths = [
    `/api/agencies/${view.agency.id}/archive`,
    `/api/branches/${branchOf(view, 'Clifton').id}/archive`,
    `/api/negotiators/${negotiatorOf(view, 'Ann Reid').id}/archive`,
  ]
  for (const path of paths) expect((await other.post(path, { version: 1 })).status).toBe(404)
  expect((await other.get(`/api/agencies/${view.agency.id}`)).status).toBe(404)
  const own = await anAgency(other, 'Bellwether')
  const body = { version: 1, other_id: view.agency.id, other_version: 1 }
  expect((await other.post(`/api/agencies/${own.agency.id}/merges`, body)).status).toBe(404)
})
