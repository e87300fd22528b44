import { expect, test } from 'vitest'
import { insertMilestoneTime } from '#tenant/conveyance/milestone/times'
import { fillMilestoneTimes } from '#tenant/schema/milestone-times'
import { instructed, work } from '../../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../../support/firm.ts'

const times = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store.rows<{ milestone: string; working_days: number }>(
      'SELECT milestone, working_days FROM milestone_times ORDER BY milestone',
    ),
  )

const workedCase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const second = await firm.as('Owner')
  await work(owner, id, (file) => file.plan.milestones[0].status === 'done', second)
  return { firm, owner, id }
}

test('a milestone that is done counts in the figures of its workflow', async () => {
  const { firm, owner } = await workedCase()
  const [workflow] = (await owner.get('/api/workflows')).body.data
  expect(workflow.milestones[0]).toMatchObject({ key: 'onboarding', median_wd: 0, p90_wd: 0 })
  expect(workflow.milestones.at(-1)).toMatchObject({ median_wd: null, p90_wd: null })
  expect(await times(firm)).toContainEqual({ milestone: 'onboarding', working_days: 0 })
})

test('the figures of a firm of before are those that are kept from then on', async () => {
  const { firm } = await workedCase()
  const kept = await times(firm)
  await firm.inside(({ store }) => {
    store.write('DELETE FROM milestone_times')
    fillMilestoneTimes(store)
  })
  expect(await times(firm)).toEqual(kept)
})

test('bottlenecks name firms with enough milestones, the slowest first, within the scope of the reader', async () => {
  const { firm, owner, id } = await workedCase()
  const { today } = (await owner.get('/api/my-day')).body.data
  await firm.inside(({ store }) => {
    const usual = { workflow: 'sale@1', done_on: today, working_days: 9, lender: '' }
    const known = { ...usual, conveyance_id: id, fee_earner_id: 'nobody' }
    for (const nth of [1, 2, 3])
      for (const [other_side, days_over] of [
        ['Quick & Co', -2],
        ['Slow LLP', 6],
      ] as const)
        insertMilestoneTime(store, {
          ...known,
          milestone: `${other_side}${nth}`,
          other_side,
          days_over,
        })
    insertMilestoneTime(store, { ...known, milestone: 'once', other_side: 'Rare', days_over: 40 })
  })
  const path = '/api/workflows/1/bottlenecks'
  const { firms, holders } = (await owner.get(path)).body.data
  expect(firms).toEqual([
    { name: 'Slow LLP', milestones: 3, days_over: 6 },
    { name: 'Quick & Co', milestones: 3, days_over: -2 },
  ])
  expect(holders.reduce((sum: number, it: { cases: number }) => sum + it.cases, 0)).toBe(1)
  const other = await firm.as('Conveyancer', { team: 'south' })
  const theirs = await other.get(path)
  if (theirs.status === 200)
    expect(theirs.body.data).toMatchObject({ firms: [], holders: [], steps: [] })
  else expect(theirs.status).toBe(403)
})
