import { atom, onMount } from 'nanostores'
import { sampleApi } from '#domain/firm/sample/api'
import { call } from '#lib/api'
import { onReset } from '#stores/chrome/reset'
import { followArea } from '#stores/list/following'

const none: ReadonlySet<string> = new Set()

/** The ids of sample records; empty until they are fetched, after the rows of the page. */
export const $sampleIds = atom<ReadonlySet<string>>(none)

/** Fetches which records are samples; a page goes on without marks when that fails. */
export const fetchSampleIds = async () => {
  const ids = await call(sampleApi.records, { isQuiet: true }).catch(() => null)
  if (ids !== null) $sampleIds.set(new Set(ids))
}

// What is made from a sample record is one too.
const areas = ['conveyances', 'quotes', 'leads', 'contacts']

onMount($sampleIds, () => {
  void fetchSampleIds()
  const stops = areas.map((area) => followArea(area, () => void fetchSampleIds()))
  return () => {
    for (const stop of stops) stop()
  }
})

onReset(() => $sampleIds.set(none))
