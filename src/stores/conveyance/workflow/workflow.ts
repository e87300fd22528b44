import { computed, onMount } from 'nanostores'
import { workflowApi } from '#domain/conveyance/workflow/api'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'
import { saverOf } from '#stores/record/saving'
import { $workflows } from './workflows.ts'

const $id = computed($route, (route) =>
  route.name === 'admin-workflows-id' ? (route.params['id'] ?? null) : null,
)

const events = recordEventsOf('workflow', $id)

export const $workflow = createFetcherStore<WorkflowDetail>(['admin-workflow/', $id], {
  fetcher: async (_, id) => {
    const fetched = await call(workflowApi.show, { params: { id: String(id) } })
    events.found(String(id))
    return fetched
  },
})

onMount($workflow, () => events.follow(() => $workflow.revalidate()))

export const fetchWorkflow = (id: string) => call(workflowApi.show, { params: { id } })

export const createWorkflow = (body: BodyInput<typeof workflowApi.begin>, key: string) =>
  call(workflowApi.begin, { body, key })

export const importWorkflow = (workflow: Workflow, key: string) =>
  call(workflowApi.import, { body: { workflow }, key })

const show = (saved: WorkflowDetail) => {
  $workflow.mutate(saved)
  $workflows.revalidate()
}

const { change } = saverOf<WorkflowDetail, { readonly id: string }>({
  show,
  showCurrent: async ({ id }) => show(await fetchWorkflow(id)),
})

export const publishWorkflow = ({ id, version }: WorkflowDetail, note: string) =>
  change(workflowApi.publish, { note }, { params: { id }, version })
export const retireWorkflow = ({ id, version }: WorkflowDetail) =>
  change(workflowApi.retire, {}, { params: { id }, version })
