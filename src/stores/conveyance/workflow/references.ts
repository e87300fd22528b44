import { workflowApi } from '#domain/conveyance/workflow/api'
import type { WorkflowReferences } from '#domain/conveyance/workflow/references'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** What the firm has that workflows name. */
export const $workflowReferences = createFetcherStore<WorkflowReferences>(['workflow-references'], {
  fetcher: () => call(workflowApi.references),
})
