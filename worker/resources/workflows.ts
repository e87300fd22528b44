import { workflowApi } from '#domain/conveyance/workflow/api'
import { workflowSchema } from '#domain/conveyance/workflow/schema'
import { type Api, serve } from '../serve.ts'
import * as draft from '../tenant/conveyance/workflow/drafts.ts'
import { listWorkflows, toWorkflowDetail } from '../tenant/conveyance/workflow/listing.ts'
import { listMigrations, migrateCases } from '../tenant/conveyance/workflow/migrating.ts'
import { publishWorkflow, retireWorkflow } from '../tenant/conveyance/workflow/publishing.ts'
import { workflowReferences } from '../tenant/conveyance/workflow/references.ts'
import { simulateCases } from '../tenant/conveyance/workflow/simulating.ts'

export const workflows = (api: Api) => {
  serve(api, workflowApi.schema, () => workflowSchema())
  serve(api, workflowApi.references, (request) => workflowReferences(request))
  serve(api, workflowApi.list, (request) => listWorkflows(request))
  serve(api, workflowApi.show, (request) => toWorkflowDetail(request, request.params.id))
  serve(api, workflowApi.begin, (request) =>
    toWorkflowDetail(request, draft.createWorkflow(request, request.body).id),
  )
  serve(api, workflowApi.import, (request) =>
    toWorkflowDetail(request, draft.importWorkflow(request, request.body.workflow).id),
  )
  serve(api, workflowApi.save, (request) =>
    toWorkflowDetail(request, draft.saveWorkflow(request, request.params.id, request.body).id),
  )
  serve(api, workflowApi.publish, (request) =>
    toWorkflowDetail(request, publishWorkflow(request, request.params.id, request.body).id),
  )
  serve(api, workflowApi.simulation, (request) =>
    simulateCases(request, request.params.id, request.query.after),
  )
  serve(api, workflowApi.migration, (request) =>
    listMigrations(request, request.params.id, request.query.after),
  )
  serve(api, workflowApi.migrate, (request) =>
    migrateCases(request, request.params.id, request.body.cases),
  )
  serve(api, workflowApi.retire, (request) => {
    const { id } = retireWorkflow(request, request.params.id, request.body.version)
    return toWorkflowDetail(request, id)
  })
}
