import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const today = londonDate(new Date().toISOString())
const month = today.slice(0, 7)
const agencyId = '0193a1b2-0000-7000-8000-000000000001'
const branchId = '0193a1b2-0000-7000-8000-000000000002'

const addIntroducer = (firm: FirmUnderTest) =>
  firm.inside(({ agencies }) => {
    agencies.insert({
      id: agencyId,
      version: 1,
      name: 'Cooper Lyle',
      slug: 'cooper-lyle',
      type: 'estate_agent',
      fee_scale_id: null,
      referral_scale_id: null,
      mandated_search_provider: null,
      bdm_id: null,
      disclosure_text: null,
      agreement_signed_at: null,
      status: 'active',
      archived_at: null,
      merged_into: null,
      created_at: '2026-01-05T09:00:00.000Z',
      updated_at: '2026-01-05T09:00:00.000Z',
    })
    const branch = { version: 1, postcode: null, phone: null, email: null }
    const live = { archived_at: null, merged_into: null }
    const clifton = { id: branchId, agency_id: agencyId, name: 'Clifton' }
    agencies.branches.insert({ ...clifton, ...branch, ...live })
  })

/** Somebody who looks after introducers and sees nobody's figures but their own, a colleague, and a manager. */
const aContext = async () => {
  const firm = await aFirm()
  await addIntroducer(firm)
  const bdm = await firm.as('New-business adviser', { first_name: 'Dev', last_name: 'Malhotra' })
  const colleague = await firm.as('New-business adviser', { first_name: 'Ann', last_name: 'Reid' })
  const manager = await firm.as('New-business manager', { first_name: 'Bob', last_name: 'Pell' })
  return { firm, bdm, colleague, manager }
}

const visit = (of: Caller, given: object = {}) => ({
  user_id: of.user.id,
  agency_id: agencyId,
  visited_on: addDays(today, -3),
  note: 'They want quotes within the hour.',
  next_on: addDays(today, 11),
  ...given,
})
const visitsOf = async (by: Caller, query: string) => by.get(`/api/visits?${query}`)

const breakdown = async (by: Caller, query = 'months=1') => {
  const { body } = await by.get(`/api/quote-cases/breakdown/dev-malhotra?by=bdm&${query}`)
  return body.data
}
const setTarget = (by: Caller, of: Caller, given: object) =>
  by.send('PUT', '/api/targets', { user_id: of.user.id, month, measure: 'quotes', ...given })

describe('a visit', () => {
  test('is corrected by whoever went or by a manager, and the history says what changed', async () => {
    const { firm, bdm, colleague, manager } = await aContext()
    const { body } = await bdm.post('/api/visits', visit(bdm))
    const { id, version } = body.data
    const corrected = { version, visited_on: today, note: 'They moved.', next_on: null }
    const put = (by: Caller, given: object) => by.send('PUT', `/api/visits/${id}`, given)
    expect((await put(colleague, corrected)).status).toBe(404)
    expect((await put(bdm, corrected)).body.data).toMatchObject({
      note: 'They moved.',
      visited_on: today,
      agency: { name: 'Cooper Lyle' },
      version: 2,
    })
    expect((await put(manager, corrected)).status).toBe(409)
    const moved = { ...corrected, version: 2, place: { agency_id: agencyId, branch_id: branchId } }
    expect((await put(manager, moved)).body.data.branch).toBe('Clifton')
    const [event] = await firm.inside(({ audit }) => audit.history('visit', id, 1))
    expect(JSON.parse(event?.detail ?? '')).toEqual({
      changes: [{ field: 'branch', from: '', to: 'Clifton' }],
    })
  })
})

describe('visits and targets', () => {
  test('are written by whoever went or by a manager, once for each press, the newest first', async () => {
    const { firm, bdm, manager } = await aContext()
    const key = '0193a1b2-0000-7000-8000-00000000aaaa'
    const first = await bdm.post('/api/visits', visit(bdm, { branch_id: branchId }), { key })
    expect(first.status).toBe(200)
    expect(
      (await bdm.post('/api/visits', visit(bdm, { branch_id: branchId }), { key })).body,
    ).toEqual(first.body)
    await manager.post(
      '/api/visits',
      visit(bdm, { visited_on: today, next_on: null, note: 'Lunch' }),
    )
    await bdm.post('/api/visits', visit(bdm, { visited_on: addDays(today, -9), note: 'Hello' }))
    const { body } = await visitsOf(bdm, `user_id=${bdm.user.id}`)
    expect(
      body.data.rows.map((row: Record<string, { name: string }>) => [
        row['note'],
        row['user']?.name,
        row['by']?.name,
        row['branch'],
      ]),
    ).toEqual([
      ['Lunch', 'Dev Malhotra', 'Bob Pell', ''],
      ['They want quotes within the hour.', 'Dev Malhotra', 'Dev Malhotra', 'Clifton'],
      ['Hello', 'Dev Malhotra', 'Dev Malhotra', ''],
    ])
    const page = await visitsOf(manager, `agency_id=${agencyId}&limit=2`)
    expect(page.body.data.rows).toHaveLength(2)
    const rest = await visitsOf(manager, `agency_id=${agencyId}&after=${page.body.data.next}`)
    expect(rest.body.data.rows.map((it: { note: string }) => it.note)).toEqual(['Hello'])
    const told = await firm.inside(({ store }) =>
      store.rows<{ detail: string }>(`SELECT detail FROM audit WHERE name = 'visit.logged'`),
    )
    expect(told.map(({ detail }) => JSON.parse(detail))).toContainEqual({
      user: 'Dev Malhotra',
      agency: 'Cooper Lyle',
      on: today,
    })
  })

  test('are nobody else’s to see or to write', async () => {
    const { bdm, colleague } = await aContext()
    for (const query of [`user_id=${bdm.user.id}`, `agency_id=${agencyId}`, ''])
      expect((await visitsOf(colleague, query)).status, query).toBe(404)
    expect((await colleague.post('/api/visits', visit(bdm))).status).toBe(404)
    expect((await visitsOf(colleague, `user_id=${colleague.user.id}`)).body.data.rows).toEqual([])
  })

  test.each([
    ['visited_on', { visited_on: addDays(today, 1) }],
    ['next_on', { next_on: addDays(today, -3) }],
    ['agency_id', { agency_id: branchId }],
    ['branch_id', { branch_id: agencyId }],
    ['note', { note: ' ' }],
  ])('with a wrong %s are refused beside the field', async (field, given) => {
    const { bdm } = await aContext()
    const { status, body } = await bdm.post('/api/visits', visit(bdm, given))
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
  })

  test('stand in the breakdown: the last visit of each place, and the target beside what was reached', async () => {
    const { firm, bdm, manager } = await aContext()
    await manager.post('/api/visits', visit(bdm, { visited_on: today, next_on: null }))
    await bdm.post('/api/visits', visit(bdm, { branch_id: branchId }))
    const referral = {
      agency_id: agencyId,
      agency: 'Cooper Lyle',
      branch_id: branchId,
      branch: 'Clifton',
      negotiator_id: null,
      negotiator: '',
      fee: 120_00,
    }
    await aSentQuote(manager, facts('sale', { referral, bdm_id: bdm.user.id }))
    await aSentQuote(manager, facts('sale', { bdm_id: bdm.user.id }))
    expect((await setTarget(manager, bdm, { count: 5 })).status).toBe(200)
    await setTarget(manager, bdm, { count: 5 })
    await setTarget(manager, bdm, { measure: 'instructed', count: 2 })
    const { rows, targets } = await breakdown(bdm)
    expect(
      rows.map((it: Record<string, unknown>) => [it['name'], it['branch'], it['last_visit']]),
    ).toEqual([
      ['Cooper Lyle', 'Clifton', today],
      ['Own contacts', '', null],
    ])
    expect(targets).toEqual([
      { measure: 'quotes', count: 5, reached: 2 },
      { measure: 'instructed', count: 2, reached: 0 },
    ])
    await setTarget(manager, bdm, { measure: 'instructed', count: null })
    expect((await breakdown(manager, 'months=3')).targets).toEqual([
      { measure: 'quotes', count: 5, reached: 2 },
    ])
    const told = await firm.inside(({ store }) =>
      store.rows<{ detail: string }>(`SELECT detail FROM audit WHERE name = 'target.set'`),
    )
    expect(told.map(({ detail }) => JSON.parse(detail)).map((it) => [it.before, it.after])).toEqual(
      [
        [null, 5],
        [null, 2],
        [2, null],
      ],
    )
  })

  test('of an introducer stand by person, and nobody sets their own target without seeing reports', async () => {
    const { bdm, manager } = await aContext()
    await bdm.post('/api/visits', visit(bdm, { visited_on: today, next_on: null }))
    const referral = {
      agency_id: agencyId,
      agency: 'Cooper Lyle',
      branch_id: branchId,
      branch: 'Clifton',
      negotiator_id: null,
      negotiator: '',
      fee: 0,
    }
    await aSentQuote(manager, facts('sale', { referral, bdm_id: bdm.user.id }))
    const { body } = await manager.get('/api/quote-cases/breakdown/cooper-lyle?by=bdm&months=1')
    expect(body.data.rows.map((it: Record<string, unknown>) => it['last_visit'])).toEqual([today])
    expect(body.data.targets).toEqual([])
    expect((await setTarget(bdm, bdm, { count: 9 })).status).toBe(403)
    expect((await setTarget(manager, bdm, { count: 0 })).status).toBe(422)
  })
})
