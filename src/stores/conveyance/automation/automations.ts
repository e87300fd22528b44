import { onMount } from 'nanostores'
import { automationApi } from '#domain/conveyance/automation/api'
import type { RunView } from '#domain/conveyance/automation/view'
import { call } from '#lib/api'
import { $conveyanceId } from '#stores/conveyance/case-in-view'
import { $conveyance } from '#stores/conveyance/conveyance'
import { createFetcherStore } from '#stores/list/fetching'

/** What rules did in the case on the page, newest first. */
export const $automations = createFetcherStore<RunView[]>(['automations/', $conveyanceId], {
  fetcher: (_, id) => call(automationApi.runs, { params: { id: String(id) } }),
})

// A run always comes with a change of its case.
onMount($automations, () => $conveyance.listen(() => $automations.revalidate()))

/** Tries what failed of a run again. */
export const retryAutomation = async (run: string) => {
  const shown = $conveyance.get().data?.conveyance
  if (!shown) throw new Error('There is no case on this page.')
  try {
    const { id, version } = shown
    await call(automationApi.retry, { params: { id, run }, body: { version } })
  } finally {
    $conveyance.revalidate()
    $automations.revalidate()
  }
}
