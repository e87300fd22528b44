import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import type { BodyInput } from '#domain/endpoint'
import type { Workflow } from '#domain/workflow'
import { type ShownWorkflow, type WorkflowRow, workflowApi } from '#domain/workflow-listing'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from './fetching.ts'
import { $route } from './route.ts'

/** Every version of every workflow. */
export const $workflows = createFetcherStore<WorkflowRow[]>(['admin-workflows'], {
  fetcher: () => call(workflowApi.list),
})

onMount($workflows, () =>
  listen(areaChannel(firm.tenant, 'admin'), {
    'workflow.published': () => $workflows.revalidate(),
    'workflow.updated': () => $workflows.revalidate(),
  }),
)

const $id = computed($route, (route) =>
  route.name === 'admin-workflows-id' ? (route.params['id'] ?? null) : null,
)

/** The version on the page, whole. */
export const $workflow = createFetcherStore<ShownWorkflow>(['admin-workflow/', $id], {
  fetcher: (_, id) => call(workflowApi.show, { params: { id: String(id) } }),
})

/** One version by its id, to be compared with. */
export const fetchWorkflow = (id: string) => call(workflowApi.show, { params: { id } })

/** Keeps a draft made from one that is there. */
export const beginWorkflow = (body: BodyInput<typeof workflowApi.begin>, key: string) =>
  call(workflowApi.begin, { body, key })

/** Keeps an uploaded workflow as a draft. */
export const importWorkflow = (workflow: Workflow, key: string) =>
  call(workflowApi.import, { body: { workflow }, key })

const settle = async (verb: 'publish' | 'retire', { id, version }: ShownWorkflow) => {
  $workflow.mutate(await call(workflowApi[verb], { params: { id }, body: { version } }))
  $workflows.revalidate()
}

export const publishWorkflow = (it: ShownWorkflow) => settle('publish', it)
export const retireWorkflow = (it: ShownWorkflow) => settle('retire', it)
