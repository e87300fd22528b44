import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { workflowApi } from '#domain/conveyance/workflow/api'
import type { WorkflowRow } from '#domain/conveyance/workflow/listing'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'

export const $workflows = createFetcherStore<WorkflowRow[]>(['admin-workflows'], {
  fetcher: () => call(workflowApi.list),
})

onMount($workflows, () =>
  listen(
    areaChannel(firm.tenantId, 'admin'),
    { 'workflow.published': $workflows.revalidate, 'workflow.updated': $workflows.revalidate },
    $workflows.revalidate,
  ),
)
