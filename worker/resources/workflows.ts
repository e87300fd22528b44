import { workflowApi } from '#domain/conveyance/workflow/api'
import { type Api, serve } from '../serve.ts'
import * as change from '../tenant/conveyance/workflow/changes.ts'

export const workflows = (api: Api) => {
  serve(api, workflowApi.list, (request) => change.listWorkflows(request))
  serve(api, workflowApi.show, (request) => change.toWorkflowDetail(request, request.params.id))
  serve(api, workflowApi.begin, (request) =>
    change.toWorkflowDetail(request, change.createWorkflow(request, request.body).id),
  )
  serve(api, workflowApi.import, (request) =>
    change.toWorkflowDetail(request, change.importWorkflow(request, request.body.workflow).id),
  )
  serve(api, workflowApi.publish, (request) => {
    const { id } = change.publishWorkflow(request, request.params.id, request.body.version)
    return change.toWorkflowDetail(request, id)
  })
  serve(api, workflowApi.retire, (request) => {
    const { id } = change.retireWorkflow(request, request.params.id, request.body.version)
    return change.toWorkflowDetail(request, id)
  })
}
