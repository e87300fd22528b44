import { computed, onMount } from 'nanostores'
import { areaChannel, areaPermissions } from '#domain/channels'
import { automationApi } from '#domain/conveyance/automation/api'
import { type FailedRun, failedRunApi } from '#domain/conveyance/automation/failed-run'
import { bottleneckApi, type WorkflowBottlenecks } from '#domain/conveyance/milestone/bottlenecks'
import {
  type RunningWorkflow,
  type WorkflowBoard,
  workflowRunningApi,
} from '#domain/conveyance/workflow/running'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { hasAnyPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'

/** Milliseconds over which changes are collected before the counts are fetched again. */
const ROLL_UP_MS = 30_000

export const $runningWorkflows = createFetcherStore<RunningWorkflow[]>(['workflows'], {
  fetcher: () => call(workflowRunningApi.list),
})

const $id = computed($route, (route) =>
  route.name === 'workflows-id' ? (route.params['id'] ?? null) : null,
)

export const $workflowBoard = createFetcherStore<WorkflowBoard>(['workflow/', $id], {
  fetcher: (_, id) => call(workflowRunningApi.show, { params: { id: String(id) } }),
})

export const $bottlenecks = createFetcherStore<WorkflowBottlenecks>(
  ['workflow-bottlenecks/', $id],
  {
    fetcher: (_, id) => call(bottleneckApi.show, { params: { id: String(id) } }),
  },
)

export const $failedRuns = createFetcherStore<FailedRun[]>(['workflow-failed-runs/', $id], {
  fetcher: (_, id) => call(failedRunApi.list, { params: { id: String(id) } }),
})

/** Tries what failed of a run again. */
export const retryFailedRun = async ({ id: run, conveyance: { id, version } }: FailedRun) => {
  try {
    await call(automationApi.retry, { params: { id, run }, body: { version } })
  } finally {
    $failedRuns.revalidate()
  }
}

const follow = (revalidate: () => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stop = () => {}
  const flush = () => {
    timer = null
    revalidate()
  }
  const onMoved = () => {
    timer ??= setTimeout(flush, ROLL_UP_MS)
  }
  const stopFollowing = $session.subscribe(() => {
    stop()
    stop = hasAnyPermission(areaPermissions['conveyances'])
      ? listen(
          areaChannel(firm.tenantId, 'conveyances'),
          { 'milestone.changed': onMoved },
          revalidate,
        )
      : () => {}
  })
  return () => {
    if (timer !== null) clearTimeout(timer)
    stop()
    stopFollowing()
  }
}

onMount($runningWorkflows, () => follow(() => $runningWorkflows.revalidate()))
onMount($workflowBoard, () => follow(() => $workflowBoard.revalidate()))
onMount($bottlenecks, () => follow(() => $bottlenecks.revalidate()))
onMount($failedRuns, () => follow(() => $failedRuns.revalidate()))
