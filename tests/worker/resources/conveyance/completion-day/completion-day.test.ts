import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import type { CompletionDay } from '#domain/conveyance/completion-day/completion-day'
import { taskOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { instructed, work } from '../../../support/cases.ts'
import { aFirm, type Caller } from '../../../support/firm.ts'
import { facts } from '../../../support/quotes.ts'

const dayFor = async (by: Caller, on: string): Promise<CompletionDay> =>
  (await by.get(`/api/conveyances/completions?on=${on}`)).body.data

const isOpen = (key: string) => (file: CaseFile) => taskOf(file.plan, key)?.status === 'open'

test('a payment of the day is released by a second person, and never by who asked', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const second = await firm.as('Owner', { team: 'north' })
  const [{ id }] = await instructed(firm, owner, facts('purchase'))
  const ready: CaseFile = await work(owner, id, (it) => it.guards.exchange.length === 0, second)
  const today = londonDate(new Date().toISOString())
  const on = addWorkingDays(today, 0)
  await owner.post(`/api/conveyances/${id}/exchange`, {
    version: ready.conveyance.version,
    at: '00:00',
    formula: 'B',
    spoke_to: 'A N Other',
    deposit_held_by: 'Brookes Tanner',
    price: ready.conveyance.price,
    deposit: 0,
    completion_on: on,
  })
  const file: CaseFile = await work(owner, id, isOpen('funds-sent'), second)
  const path = `/api/conveyances/${id}/tasks/funds-sent`
  const asked = await owner.post(`${path}/evidence`, {
    version: file.conveyance.version,
    who: 'Brookes Tanner',
    seen: 'Account verified by telephone',
    on: today,
    how: 'bank',
    amount: 141_208_66,
  })
  expect(asked.status, asked.text).toBe(200)
  const own = (await dayFor(owner, on)).chains[0]?.cases[0]
  expect(own?.blockers.map(({ what }) => what)).toEqual(['Completion money sent'])
  expect(own?.releases[0]).toMatchObject({
    approve_blocked: 'You recorded this, so somebody else has to approve it.',
  })
  const refused = await owner.post(`${path}/approval`, { version: own?.version })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'task.second_person'])
  const theirs = (await dayFor(second, on)).chains[0]?.cases[0]
  expect(theirs?.releases[0]?.approve_blocked).toBeNull()
  const approved = await second.post(`${path}/approval`, { version: theirs?.version })
  expect(approved.status, approved.text).toBe(200)
  const after = (await dayFor(second, on)).chains[0]?.cases[0]
  expect(after?.releases).toEqual([])
  expect(after?.money_out).toContainEqual(
    expect.objectContaining({ fact: 'funds_sent', amount: 141_208_66 }),
  )
  expect(after?.blockers).toEqual([])
  const stranger = await firm.as('Conveyancer', { team: 'south' })
  expect((await dayFor(stranger, on)).chains).toEqual([])
})
