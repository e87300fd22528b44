import { workflowRunningApi } from '#domain/conveyance/workflow/running'
import { type Api, serve } from '../serve.ts'
import { runningWorkflows, workflowBoard } from '../tenant/conveyance/workflow/running.ts'

/** Where open cases stand in their workflows. */
export const workflowsRunning = (api: Api) => {
  serve(api, workflowRunningApi.list, (asked) => runningWorkflows(asked))
  serve(api, workflowRunningApi.show, (asked) => workflowBoard(asked, asked.params.id))
}
