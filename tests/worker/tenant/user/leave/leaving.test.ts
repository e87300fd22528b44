import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { aSentQuote } from '../../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../../support/firm.ts'
import { aClaimedLead } from '../../../support/leads.ts'
import { departure, named, openCase } from '../../../support/leave.ts'

const inTheFirm = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const grace = await firm.as('Conveyancer', { first_name: 'Grace', last_name: 'Ellery' })
  const tom = await firm.user({ role: 'Conveyancer', first_name: 'Tom', last_name: 'Byrne' })
  return { firm, owner, grace, tom }
}

const leave = (by: Caller, id: string, body: object) => by.post(`/api/users/${id}/departure`, body)

const anAgency = async (by: Caller): Promise<string> => {
  const details = { name: 'Cooper Lyle', type: 'estate_agent', status: 'active', bdm_id: null }
  const answer = await by.post('/api/agencies', { ...details, agreement_signed_at: null })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.agency?.id ?? answer.body.data.id
}

/** Three who visit introducers; Kim made one visit that was planned, and plans another. */
const visitors = async () => {
  const { firm, owner } = await inTheFirm()
  const visitor = (first_name: string) =>
    firm.as('Business development manager', { first_name, last_name: 'Hart' })
  const [kim, lee, ivy] = [await visitor('Kim'), await visitor('Lee'), await visitor('Ivy')]
  const agency_id = await anAgency(owner)
  const visit = { user_id: kim.user.id, agency_id, note: 'Met the branch.' }
  for (const [visited_on, next_on] of [
    ['2026-01-05', '2026-01-19'],
    ['2026-01-19', '2030-01-07'],
  ])
    expect((await kim.post('/api/visits', { ...visit, visited_on, next_on })).status).toBe(200)
  return { firm, owner, kim, lee, ivy }
}

const eventsOf = (firm: FirmUnderTest, subject: string, id: string) =>
  firm.inside(({ audit }) => audit.history(subject, id, 100).map((it) => it.name))

describe('somebody who leaves today', () => {
  test('hands over cases, tasks, leads, quotes and planned calls, and then cannot sign in', async () => {
    const { firm, owner, grace, tom } = await inTheFirm()
    const adviser = await firm.as('New-business adviser', { first_name: 'Ada' })
    const own = await openCase(owner, grace.user)
    const others = await openCase(owner, tom)
    const open = (await owner.get(`/api/conveyances/${others}`)).body.data
    const task = open.plan.milestones[0].tasks.find(
      (it: { status: string }) => it.status === 'open',
    )
    const assigned = await owner.send(
      'PUT',
      `/api/conveyances/${others}/tasks/${task.key}/assignee`,
      {
        version: open.conveyance.version,
        user: named(grace.user),
      },
    )
    expect(assigned.status, assigned.text).toBe(200)
    const shown = await owner.get(`/api/users/${grace.user.id}/departure`)
    expect(shown.body.data.work.map((it: { kind: string }) => it.kind)).toEqual([
      'fee_earner',
      'task',
    ])
    const answer = await leave(owner, grace.user.id, departure(grace.user, tom))
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject({
      work: [],
      departure: { state: 'done', problem: null },
    })
    const moved = (await owner.get(`/api/conveyances/${own}`)).body.data
    expect(moved.conveyance.fee_earner).toEqual(named(tom))
    const left = moved.plan.milestones.flatMap((it: { tasks: { assignee: object }[] }) => it.tasks)
    expect(JSON.stringify(left)).not.toContain(grace.user.id)
    expect((await grace.get('/auth/user')).status).toBe(401)
    await expect(firm.signedIn(grace.user)).rejects.toThrow()
    expect(await eventsOf(firm, 'conveyance', own)).toContain('conveyance.fee-earner-changed')
    expect(await eventsOf(firm, 'conveyance', others)).toContain('task.updated')
    expect(await eventsOf(firm, 'user', grace.user.id)).toEqual(
      expect.arrayContaining(['user.departure-planned', 'user.left', 'user.work-received']),
    )
    expect((await adviser.get('/auth/user')).status).toBe(200)
  })

  test('hands over leads and quotes with the calls that are planned, and keeps the credit', async () => {
    const { firm, owner } = await inTheFirm()
    const ada = await firm.as('New-business adviser', { first_name: 'Ada', last_name: 'Ford' })
    const ben = await firm.user({ role: 'New-business adviser', first_name: 'Ben' })
    const lead = await aClaimedLead(ada)
    expect(lead.owner?.id).toBe(ada.user.id)
    const quote = await aSentQuote(ada)
    const call = { type: 'call', at: '2030-01-07T10:00:00.000Z', note: '' }
    await ada.post(`/api/quote-cases/${quote.id}/follow-ups`, {
      version: quote.version,
      attempted: true,
      reached: false,
      next_action: call,
    })
    const to = {
      fee_earner: null,
      assistant: null,
      task: null,
      lead: ben.id,
      quote: ben.id,
      visit: null,
    }
    const answer = await leave(owner, ada.user.id, departure(ada.user, ben, { to }))
    expect(answer.body.data?.departure, answer.text).toMatchObject({ state: 'done' })
    const after = (await owner.get(`/api/quote-cases/${quote.id}`)).body.data
    const saved = after.quote_case ?? after
    expect(saved).toMatchObject({ owner: { id: ben.id }, giver: { id: ada.user.id } })
    expect(JSON.stringify(saved)).not.toContain(`"owner_id":"${ada.user.id}"`)
    expect((await owner.get(`/api/leads/${lead.id}`)).text).toContain(ben.id)
  })

  test('hands over the visits that are planned, and keeps who made the last one', async () => {
    const { owner, kim, lee, ivy } = await visitors()
    const shown = await owner.get(`/api/users/${kim.user.id}/departure`)
    expect(shown.body.data.work).toEqual([
      { kind: 'visit', id: expect.any(String), ref: 'Visit of 7 January', title: 'Cooper Lyle' },
    ])
    const none = { fee_earner: null, assistant: null, task: null, lead: null, quote: null }
    const nobody = await leave(owner, kim.user.id, {
      ...departure(kim.user, lee.user),
      to: { ...none, visit: null },
    })
    expect(nobody.body.error.fields).toEqual({ 'to.visit': ['Choose who takes this over.'] })
    const to = { ...none, visit: lee.user.id }
    const answer = await leave(owner, kim.user.id, departure(kim.user, lee.user, { to }))
    expect(answer.body.data?.departure, answer.text).toMatchObject({
      state: 'done',
      moves: [{ kind: 'visit', to: { id: lee.user.id }, count: 1 }],
    })
    const [next] = (await lee.get(`/api/visits?user_id=${lee.user.id}`)).body.data.rows
    expect(next).toMatchObject({ user: { id: kim.user.id }, next_by: { id: lee.user.id } })
    const { colleagues } = (await owner.get(`/api/users/${ivy.user.id}/departure`)).body.data
    const load = colleagues.find(({ id }: { id: string }) => id === lee.user.id)
    expect(load.planned_visits).toBe(1)
  })

  test('leaves clients untold unless they are to be told', async () => {
    const { firm, owner, grace, tom } = await inTheFirm()
    const told = () =>
      firm.inside(({ store }) =>
        store.rows(
          `SELECT id FROM messages WHERE json_extract(doc, '$.type') = 'conveyance.fee-earner-changed'`,
        ),
      )
    await openCase(owner, grace.user)
    await leave(owner, grace.user.id, departure(grace.user, tom))
    expect(await told()).toHaveLength(0)
    const ivy = await firm.user({ role: 'Conveyancer', first_name: 'Ivy' })
    await leave(owner, tom.id, departure(tom, ivy, { notify_clients: true }))
    expect(await told()).toHaveLength(1)
  })
})

describe('leaving is refused', () => {
  test('while a kind of work has nobody to take it over, and nothing moves', async () => {
    const { owner, grace, tom } = await inTheFirm()
    const id = await openCase(owner, grace.user)
    const to = {
      fee_earner: null,
      assistant: null,
      task: null,
      lead: null,
      quote: null,
      visit: null,
    }
    const answer = await leave(owner, grace.user.id, departure(grace.user, tom, { to }))
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toEqual({
      'to.fee_earner': ['Choose who takes this over.'],
    })
    const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
    expect(conveyance.fee_earner).toEqual(named(grace.user))
  })

  test.each([
    ['Cashier', 'Their role can change amounts of money only.'],
    ['New-business adviser', 'Their role cannot change cases.'],
    ['Practice manager', 'They are not a fee earner.'],
    ['Auditor', 'Their role is read-only.'],
  ])('to a %s, who cannot take over cases', async (role, reason) => {
    const { firm, owner, grace } = await inTheFirm()
    await openCase(owner, grace.user)
    const other = await firm.user({ role, first_name: 'Kit', last_name: 'Marsh' })
    const answer = await leave(owner, grace.user.id, departure(grace.user, other))
    expect(answer.body.error.fields['to.fee_earner']).toEqual([`Kit Marsh: ${reason}`])
  })

  test('for oneself, for somebody with more access, and for a day that is far away', async () => {
    const { firm, owner, grace, tom } = await inTheFirm()
    const manager = await firm.as('Practice manager')
    const own = await leave(owner, owner.user.id, departure(owner.user, tom))
    expect(own.body.error.code).toBe('own_account')
    const above = await leave(manager, owner.user.id, departure(owner.user, tom))
    expect(above.body.error.code).toBe('more_than_held')
    const late = await leave(owner, grace.user.id, departure(grace.user, tom, { on: '2050-01-01' }))
    expect(Object.keys(late.body.error.fields)).toEqual(['on'])
  })

  test('for a second manager who is later, and the first one’s choice stands', async () => {
    const { firm, owner, grace, tom } = await inTheFirm()
    const other = await firm.as('Owner', { first_name: 'Noor' })
    const ivy = await firm.user({ role: 'Conveyancer', first_name: 'Ivy' })
    const id = await openCase(owner, grace.user)
    const on = addDays(londonDate(new Date().toISOString()), 20)
    const answers = await Promise.all([
      leave(owner, grace.user.id, departure(grace.user, tom, { on })),
      leave(other, grace.user.id, departure(grace.user, ivy, { on })),
    ])
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409])
    const refused = answers.find((it) => it.status === 409)
    expect(refused?.body.error.code).toBe('already_leaving')
    const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
    expect(conveyance.fee_earner).toEqual(named(grace.user))
  })
})
