import { onMount } from 'nanostores'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'
import { saverOf } from '#stores/record/saving'
import { $conveyanceId } from './case-in-view.ts'

/** A store of what is kept beside the case on the page, fetched again at every event of the case, and its saver. */
export const caseStoreOf = <Of, Saved = Of>(name: string, fetchOf: (id: string) => Promise<Of>) => {
  const events = recordEventsOf('conveyance', $conveyanceId)
  const $store = createFetcherStore<Of>([`${name}/`, $conveyanceId], {
    fetcher: async (_, id) => {
      const fetched = await fetchOf(String(id))
      events.found(String(id))
      return fetched
    },
  })
  onMount($store, () => events.follow(() => $store.revalidate()))
  const refresh = () => $store.revalidate()
  return { $store, ...saverOf<Saved>({ show: refresh, showCurrent: refresh }) }
}

/** The id of the case on the page; throws on any other page. */
export const caseId = () => {
  const id = $conveyanceId.get()
  if (id === null) throw new Error('There is no case on this page.')
  return id
}
