import { onMount } from 'nanostores'
import { type SampleRemoval, type SampleView, sampleApi } from '#domain/firm/sample/api'
import { call } from '#lib/api'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { $session } from '#stores/user/session'
import { fetchSampleIds } from './records.ts'

/** Whether the firm has sample data, and how much. */
export const $sampleData = createFetcherStore<SampleView>(['sample-data'], {
  fetcher: () => call(sampleApi.show),
})

/** What removing the sample data does now. */
export const $sampleRemoval = createFetcherStore<SampleRemoval>(['sample-removal'], {
  fetcher: () => call(sampleApi.removal),
})

onMount($sampleData, () => followArea('admin', () => $sampleData.revalidate()))

/** Shows everywhere that the sample data has come or gone: every page fetches its records anew. */
const show = async (view: SampleView) => {
  const session = $session.get()
  if (session !== null)
    $session.set({ user: { ...session.user, has_sample_data: view.is_present } })
  revalidateKeys(() => true)
  $sampleData.mutate(view)
  await fetchSampleIds()
}

export const addSampleData = async (key: string) =>
  show(await call(sampleApi.add, { body: {}, key }))

export const removeSampleData = async (key: string) => show(await call(sampleApi.remove, { key }))
