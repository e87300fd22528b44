import { automationApi } from '#domain/conveyance/automation/api'
import { taskExplanation } from '#domain/conveyance/automation/explanation'
import { milestoneExplanation } from '#domain/conveyance/automation/milestone-explanation'
import { toRunView } from '#domain/conveyance/automation/view'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { notFound } from '#domain/refusal'
import { retryAutomation } from '#tenant/conveyance/automation/retrying'
import { automationRunsOf } from '#tenant/conveyance/automation/runs'
import { caseFileFor } from '#tenant/conveyance/case-file'
import { requireBeyondMoney } from '#tenant/core/money-only'
import { type Api, serve } from '../../serve.ts'

/** What rules did in a case, and why its tasks and stages are as they are. */
export const automations = (api: Api) => {
  serve(api, automationApi.runs, ({ conveyances, params, store }) =>
    automationRunsOf(store).ofCase(conveyances.get(params.id).id).map(toRunView),
  )
  serve(api, automationApi.retry, (request) => {
    requireBeyondMoney(request.person)
    const { params, body } = request
    return caseFileFor(request, retryAutomation(request, { ...params, version: body.version }))
  })
  serve(api, automationApi.explain_task, ({ conveyances, params, store }) => {
    const records = conveyances.records(params.id)
    const task = findTask(records, params.task)
    const origin = automationRunsOf(store).creatorOf(params.id, task.key)
    return { sentences: taskExplanation(records, task, origin) }
  })
  serve(api, automationApi.explain_milestone, ({ conveyances, params }) => {
    const records = conveyances.records(params.id)
    const milestone = records.plan.milestones.find((it) => it.key === params.milestone)
    if (milestone === undefined) throw notFound()
    return { sentences: milestoneExplanation(records, milestone) }
  })
}
