import { computed } from 'nanostores'
import { type AuditDetail, type AuditQuery, auditApi } from '#domain/audit/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { pagedListOf } from '#stores/list/paged'

const FILTERS = ['q', 'view', 'event', 'person', 'record', 'dates'] as const

/** The filters of the audit log in the address; null on any other page. */
const $auditQuery = computed($route, ({ name, search }): AuditQuery | null =>
  name === 'admin-audit' ? queryIn<AuditQuery>(search, FILTERS) : null,
)

export const {
  $rows: $auditRows,
  loadMore: loadMoreAudit,
  refresh: refreshAudit,
} = pagedListOf({
  key: 'audit/',
  $query: $auditQuery,
  page: (query) => call(auditApi.list, { query }),
  keyOf: ({ seq }) => seq,
})

/** The number of the row that is open beside the list; null for none. */
export const $auditSeq = computed($route, ({ name, search }) =>
  name === 'admin-audit' ? new URLSearchParams(search).get('row') : null,
)

export const $auditDetail = createFetcherStore<AuditDetail>(['audit-row/', $auditSeq], {
  fetcher: (_, seq) => call(auditApi.show, { params: { id: String(seq) } }),
})

export const exportAudit = (columns: string) =>
  call(auditApi.export, { query: { ...$auditQuery.get(), columns } })

export const fetchAuditPeople = async () =>
  (await call(auditApi.people)).map(({ id, name }) => ({ value: id, label: name }))
