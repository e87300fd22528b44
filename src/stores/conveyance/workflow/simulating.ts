import { workflowApi } from '#domain/conveyance/workflow/api'
import type { ClosedCase } from '#domain/conveyance/workflow/simulation/simulation-page'
import { call } from '#lib/api'

export type SimulationProgress = { readonly cases: readonly ClosedCase[]; readonly total: number }

/** Closed cases by a version, page by page; `isStopped` ends it. Throws ApiError. */
export const simulateClosedCases = async (
  id: string,
  onProgress: (progress: SimulationProgress) => void,
  isStopped: () => boolean,
) => {
  let after: string | null = ''
  let total = 0
  const cases: ClosedCase[] = []
  while (after !== null && !isStopped()) {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(id, after)
    cases.push(...page.cases)
    total = page.total ?? total
    after = page.next
    if (!isStopped()) onProgress({ cases: [...cases], total })
  }
}

const fetchPage = (id: string, after: string) =>
  call(workflowApi.simulation, { params: { id }, query: after === '' ? {} : { after } })
