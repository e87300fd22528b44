import { computed, onMount } from 'nanostores'
import { requisitionApi } from '#domain/requisition/api'
import type { RequisitionQuery } from '#domain/requisition/bodies'
import type { RequisitionKind, RequisitionRow } from '#domain/requisition/requisition'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

// A link may name a part that somebody else sees; theirs is then the first one.
const kindIn = (search: string): RequisitionKind =>
  new URLSearchParams(search).get('tab') === 'hmlr' ? 'hmlr' : 'completion'

const queryOf = (search: string): RequisitionQuery => ({
  ...queryIn<RequisitionQuery>(search, ['view', 'fee_earner', 'q']),
  kind: kindIn(search),
})

const $query = computed($route, ({ name, search }) =>
  name === 'quotes-requisition-replies' ? JSON.stringify(queryOf(search)) : null,
)

/** The requisitions that the address asks for, of all cases. */
export const $requisitionQueue = createFetcherStore<RequisitionRow[]>(
  ['requisition-queue/', $query],
  { fetcher: (_, query) => call(requisitionApi.queue, { query: JSON.parse(String(query)) }) },
)

onMount($requisitionQueue, () => followArea('conveyances', () => $requisitionQueue.revalidate()))
