import { computed, onMount } from 'nanostores'
import { requisitionApi } from '#domain/requisition/api'
import { RequisitionKind, type RequisitionRow } from '#domain/requisition/requisition'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const kindIn = (search: string) => {
  const tab = new URLSearchParams(search).get('tab') ?? 'completion'
  return RequisitionKind.options.find((it) => it === tab) ?? null
}

const $kind = computed($route, ({ name, search }) =>
  name === 'quotes-requisition-replies' ? kindIn(search) : null,
)

/** The requisitions of the kind that the address names, of all cases. */
export const $requisitionQueue = createFetcherStore<RequisitionRow[]>(
  ['requisition-queue/', $kind],
  {
    fetcher: (_, kind) =>
      call(requisitionApi.queue, { query: { kind: kindIn(`?tab=${String(kind)}`) ?? undefined } }),
  },
)

onMount($requisitionQueue, () => followArea('conveyances', () => $requisitionQueue.revalidate()))
