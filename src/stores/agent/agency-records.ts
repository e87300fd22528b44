import { computed } from 'nanostores'
import { type AgencyListQuery, agencyRecordApi } from '#domain/agent/records-api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

/** The filters of the list in the address; null on another page. */
const $agencyQuery = computed($route, ({ name, search }): AgencyListQuery | null =>
  name === 'admin-agencies'
    ? queryIn<AgencyListQuery>(search, ['q', 'view', 'type', 'sort', 'direction'])
    : null,
)

export const {
  $rows: $agencyRows,
  loadMore: loadMoreAgencies,
  refresh: refreshAgencies,
} = pagedListOf({
  key: 'agency-records/',
  $query: $agencyQuery,
  page: (query) => call(agencyRecordApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('agencies', refresh),
})

/** The listed agencies with their branches and negotiators as CSV, in the columns that an import takes. */
export const exportAgencies = () =>
  call(agencyRecordApi.export, { query: { ...$agencyQuery.get() } })

/** The live agencies whose name or branch contains the words, for a combobox. */
export const findAgencyRecords = async (words: string, signal: AbortSignal) => {
  const q = words.trim().slice(0, 100)
  const query = { ...(q === '' ? {} : { q }), limit: 20 }
  const { rows } = await call(agencyRecordApi.list, { query, signal, isQuiet: true })
  return rows.map(({ id, name, branches }) => ({
    value: id,
    label: name,
    detail: branches === 1 ? '1 branch' : `${branches} branches`,
  }))
}
