import { expect, test } from 'vitest'
import { milestoneTarget } from '#domain/conveyance/plan/milestone-target'
import { aCase } from '../fixture.ts'

test('exchange and completion aim at the key dates of the case, other milestones at none', () => {
  const { plan, conveyance } = aCase()
  const dates = {
    ...conveyance.key_dates,
    exchange_target_on: '2026-12-11',
    completion_on: '2026-12-23',
  }
  const targets = plan.milestones.map((it) => milestoneTarget(it, dates))
  expect(targets).toContain('2026-12-11')
  expect(targets).toContain('2026-12-23')
  expect(targets[0]).toBeNull()
})
