import { expect, test } from 'vitest'
import { boardStages } from '#domain/conveyance/board/stages'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'

test('a stage that several workflows share lies at the mean of its positions', () => {
  const { sale, purchase } = defaultWorkflows
  const at = ({ milestones }: typeof sale) =>
    (milestones.findIndex(({ key }) => key === 'contract-pack') + 1) / milestones.length
  const stages = boardStages([sale, purchase])
  expect(stages.get('contract-pack')?.position).toBeCloseTo((at(sale) + at(purchase)) / 2)
  expect(stages.get('contract-pack')?.name).toBe('Contract pack')
})

test('stages of all the standard workflows lie in the order of the work', () => {
  const stages = boardStages(Object.values(defaultWorkflows))
  const keys = [...stages].toSorted(([, a], [, b]) => a.position - b.position).map(([key]) => key)
  const known = ['onboarding', 'contract-pack', 'ready-to-exchange', 'exchange', 'pre-completion']
  expect(keys.filter((key) => known.includes(key))).toEqual(known)
  expect(keys.at(-1)).toBe('post-completion')
})
