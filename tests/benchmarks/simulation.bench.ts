import type { SimulationPage } from '#domain/conveyance/workflow/simulation/simulation-page'
import { demoFirms } from '#worker/demo/firms'
import { type Caller, signedIn } from './caller.ts'
import { atMost, formatCount } from './figures.ts'
import type { Benchmark } from './run.ts'
import { fill } from './two-firms.ts'

const CLOSED = 1_000
const MOST_SECONDS = 10

/** Closed cases by a version, page by page as the editor asks for them; returns how many. */
const simulated = async (staff: Caller, id: string): Promise<number> => {
  let count = 0
  for (let after: string | null = ''; after !== null && count < CLOSED; ) {
    const query: string = after === '' ? '' : `?after=${after}`
    const path = `/api/admin/workflows/${id}/simulation${query}`
    const page: SimulationPage = await staff.get<SimulationPage>(path)
    count += page.cases.length
    after = page.next
  }
  return count
}

/** The simulation of a thousand closed sales by the standard workflow, with its progress. */
const benchmark: Benchmark = async ({ base: started, cases }) => {
  const base = await started()
  const [firm] = demoFirms
  if (!firm) return []
  await fill(base, firm, 'cases', cases)
  const staff = await signedIn(base, firm, 'owner')
  const workflows = await staff.get<{ id: string; matter_type: string }[]>('/api/admin/workflows')
  const sale = workflows.find((it) => it.matter_type === 'sale')
  const begun = performance.now()
  const count = await simulated(staff, sale?.id ?? '')
  const seconds = (performance.now() - begun) / 1000
  staff.hangUp()
  if (count < CLOSED) throw new Error(`The firm has ${count} closed sales. Ask for more --cases.`)
  return [
    {
      what: `simulation of ${formatCount(count)} closed cases, page by page`,
      measured: `${seconds.toFixed(1)} s`,
      against: `${MOST_SECONDS} s`,
      ratio: seconds / MOST_SECONDS,
      budget: atMost(seconds, MOST_SECONDS, ' s'),
    },
  ]
}

export default benchmark
