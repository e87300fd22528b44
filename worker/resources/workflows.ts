import { workflowApi } from '#domain/conveyance/workflow/api'
import { type Api, serve } from '../serve.ts'
import * as change from '../tenant/conveyance/workflow/changes.ts'

export const workflows = (api: Api) => {
  serve(api, workflowApi.list, (asked) => change.listWorkflows(asked))
  serve(api, workflowApi.show, (asked) => change.toWorkflowDetail(asked, asked.params.id))
  serve(api, workflowApi.begin, (asked) =>
    change.toWorkflowDetail(asked, change.beginWorkflow(asked, asked.body).id),
  )
  serve(api, workflowApi.import, (asked) =>
    change.toWorkflowDetail(asked, change.importWorkflow(asked, asked.body.workflow).id),
  )
  serve(api, workflowApi.publish, (asked) => {
    const { id } = change.publishWorkflow(asked, asked.params.id, asked.body.version)
    return change.toWorkflowDetail(asked, id)
  })
  serve(api, workflowApi.retire, (asked) => {
    const { id } = change.retireWorkflow(asked, asked.params.id, asked.body.version)
    return change.toWorkflowDetail(asked, id)
  })
}
