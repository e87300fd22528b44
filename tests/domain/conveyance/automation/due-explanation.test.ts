import { expect, test } from 'vitest'
import { dueSentences } from '#domain/conveyance/automation/due-explanation'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { aCase, at, doTask } from '../fixture.ts'

test('a task that opened after its due day says why it is due later', () => {
  const { plan } = doTask(aCase(), 'conflict-check', at('2026-10-31'))
  const terms = tasksOf(plan).find((it) => it.key === 'terms')
  expect(terms && dueSentences(terms)).toEqual([
    'It is due on Monday 2 November, the working day after it opened: 3 working days after instruction was Friday 25 September, when it could not be done yet.',
  ])
})
