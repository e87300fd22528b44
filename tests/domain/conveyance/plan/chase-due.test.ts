import { expect, test } from 'vitest'
import { chase } from '#domain/conveyance/chase'
import { chasesOf } from '#domain/conveyance/plan/chase-due'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { addDays } from '#domain/dates'
import { aCase, at, withFacts } from '../fixture.ts'

const begun = () => withFacts(aCase(), ['conflict_clear'])
const terms = { task_key: 'terms', how: 'call' } as const

test('a task that waits is chased on its date, and once chased on the day of the next chase', () => {
  const before = chasesOf(begun().conveyance, begun().plan)
  const waiting = tasksOf(begun().plan).find(({ key }) => key === 'terms')
  expect(waiting?.status).toBe('waiting')
  expect(before.find(({ key }) => key === 'terms')).toMatchObject({
    party: 'client',
    chase_on: waiting?.due_on,
  })
  const { conveyance, plan } = chase(begun(), terms, at('2026-09-28'))
  expect(chasesOf(conveyance, plan).find(({ key }) => key === 'terms')?.chase_on).toBe(
    addDays('2026-09-28', 7),
  )
})

test('a holder set by hand is chased on the day after the last chase, by the fee earner', () => {
  const set = { party: 'lender', name: null, what: 'the deeds', since: '2026-09-22', usual: null }
  const held = setHolder(begun(), { ...set, party: 'lender' }, at('2026-09-23'))
  expect(chasesOf(held.conveyance, held.plan).some(({ key }) => key === '')).toBe(false)
  const { conveyance, plan } = chase(held, { how: 'call' }, at('2026-09-28'))
  expect(chasesOf(conveyance, plan)[0]).toMatchObject({
    key: '',
    title: 'the deeds',
    party: 'lender',
    chase_on: '2026-10-05',
    assignee: { user: conveyance.fee_earner },
  })
})
