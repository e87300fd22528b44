import { demoFirms } from '#worker/demo/firms'
import { visitor } from './caller.ts'
import { atMost, type Figure, firstQuartile, formatCount, milliseconds, timed } from './figures.ts'
import type { Setting } from './run.ts'

const DATES = 100
const ROUNDS = 15
const BUDGET = 1.3

/** One ring of the clock with a hundred days of cases due, in the large firm and in the small one. */
export const clockFigures = async ({ base: started, cases }: Setting): Promise<Figure[]> => {
  const base = await started()
  const firms = demoFirms.map((it) => ({ anybody: visitor(base, it), times: [] as number[] }))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { anybody, times } of firms)
      times.push(await timed(() => anybody.post('/__local/bulk', { count: DATES, of: 'clock' })))
  for (const { anybody } of firms) anybody.hangUp()
  const [large = 0, small = 0] = firms.map((it) => firstQuartile(it.times.slice(2)))
  return [
    {
      what: `one ring of the clock, ${DATES} days of cases due`,
      measured: `${milliseconds(large)} in ${formatCount(cases)} cases`,
      against: `${milliseconds(small)} in 1,000`,
      ratio: large / small,
      budget: atMost(large / small, BUDGET),
    },
  ]
}
