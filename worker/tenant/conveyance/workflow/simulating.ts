import { closedCaseBy } from '#domain/conveyance/workflow/simulation/closed-case'
import type { SimulationPage } from '#domain/conveyance/workflow/simulation/simulation-page'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { casePage, countCases } from './case-pages.ts'
import { firmWorkflowsOf } from './firm-workflows.ts'

/** Cases of a page, which holds the firm's object for as long as it takes. */
const PAGE_SIZE = 25

/** Closed cases as they ran, and as they would have run by a version; throws 404 when there is none. */
export const simulateCases = (
  context: RequestContext,
  id: string,
  after: string | undefined,
): SimulationPage => {
  const workflow = firmWorkflowsOf(context.store).show(id)?.workflow
  if (workflow === undefined) throw notFound()
  const wanted = { matter: workflow.matter_type, statuses: ['closed', 'archived'] } as const
  const { ids, next } = casePage(context, { ...wanted, after, size: PAGE_SIZE })
  return {
    cases: ids.map((it) => closedCaseBy(context.conveyances.records(it), workflow)),
    next,
    total: after === undefined ? countCases(context, wanted) : null,
  }
}
