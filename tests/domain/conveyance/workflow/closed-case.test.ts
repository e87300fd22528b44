import { expect, it } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import { closedCaseBy } from '#domain/conveyance/workflow/simulation/closed-case'
import { median, milestoneMedians } from '#domain/conveyance/workflow/simulation/medians'
import { aCase, at, workedUntil } from '../fixture.ts'

const { sale } = defaultWorkflows
const closed: CaseRecords = workedUntil(aCase(), 'closed', at('2026-12-11'))

it('a closed case by its own workflow runs as it ran', () => {
  const result = closedCaseBy(closed, sale)
  expect(result).toMatchObject({ ref: '26-S-01187', added: 0, dropped: 0 })
  expect(result.after).toBe(result.before)
  for (const it of result.milestones) expect(it.after).toBe(it.before)
})

it('a closed case by a draft has its new steps, without the removed ones, and takes longer for the longer', () => {
  const added = edited(sale, { act: 'add_step', milestone: 'onboarding', title: 'Wait' })
  const slow = edited(added, {
    act: 'change_step',
    step: 'wait',
    fields: { sla_wd: 200, depends_on: ['terms'] },
  })
  const draft = edited(slow, { act: 'remove_step', step: 'welcome-call' })
  const result = closedCaseBy(closed, draft)
  expect(result).toMatchObject({ added: 1, dropped: 1 })
  expect(result.milestones[0]?.after).toBeGreaterThanOrEqual(200)
})

it('the median of a milestone is the middle one of its cases', () => {
  const of = (before: number, after: number) => ({
    ...closedCaseBy(closed, sale),
    milestones: [{ key: 'exchange', before, after }],
  })
  expect(milestoneMedians([of(3, 9), of(1, 2), of(8, 4)])).toEqual([
    { key: 'exchange', before: 3, after: 4 },
  ])
  expect(median([])).toBe(0)
})
