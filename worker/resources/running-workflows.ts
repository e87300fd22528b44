import { failedRunApi } from '#domain/conveyance/automation/failed-run'
import { bottleneckApi } from '#domain/conveyance/milestone/bottlenecks'
import { workflowRunningApi } from '#domain/conveyance/workflow/running'
import { type Api, serve } from '../serve.ts'
import {
  runningWorkflows,
  workflowBoard,
  workflowBottlenecks,
  workflowFailedRuns,
} from '../tenant/conveyance/workflow/running.ts'

export const workflowsRunning = (api: Api) => {
  serve(api, workflowRunningApi.list, (request) => runningWorkflows(request))
  serve(api, workflowRunningApi.show, (request) => workflowBoard(request, request.params.id))
  serve(api, bottleneckApi.show, (request) => workflowBottlenecks(request, request.params.id))
  serve(api, failedRunApi.list, (request) => workflowFailedRuns(request, request.params.id))
}
