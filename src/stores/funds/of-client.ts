import { computed, onMount } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { clientFundsApi } from '#domain/funds/api'
import type { FundsFileKind, FundsKind } from '#domain/funds/funds'
import type { ClientFunds } from '#domain/funds/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { followClientCases } from '#stores/conveyance/portal/case'
import { partsSender } from '#stores/document/uploading'
import { createFetcherStore } from '#stores/list/fetching'

const $caseId = computed($route, ({ params }) => params['id'] ?? null)

/** The signed-in client’s own statement of the case that the address names. */
export const $ownFunds = createFetcherStore<ClientFunds>(['own-funds/', $caseId], {
  fetcher: (_, id) => call(clientFundsApi.show, { params: { id: String(id) } }),
})

onMount($ownFunds, () => followClientCases(() => $ownFunds.revalidate()))

/** Begins a part under an id of ours; throws ApiError. */
export const addPart = async (id: string, part: { id: string; kind: FundsKind }, key: string) =>
  $ownFunds.mutate(await call(clientFundsApi.add, { params: { id }, body: part, key }))

export const changePart = async (
  id: string,
  item: string,
  body: BodyInput<typeof clientFundsApi.change>,
  key: string,
) => $ownFunds.mutate(await call(clientFundsApi.change, { params: { id, item }, body, key }))

export const removePart = async (id: string, item: string, key: string) =>
  $ownFunds.mutate(await call(clientFundsApi.remove, { params: { id, item }, key }))

/** Sends the parts of a file; after a cut it goes on with what has arrived. */
export const sendEvidenceTo = (id: string, item: string, what: FundsFileKind) =>
  partsSender(`funds ${id} ${item} ${what}`, (upload) =>
    call(clientFundsApi.upload, {
      params: { id, item },
      body: { ...upload, what },
      isQuiet: true,
    }),
  )

/** Sends everything to us; throws ApiError. */
export const sendFunds = async (id: string, key: string) =>
  $ownFunds.mutate(await call(clientFundsApi.send, { params: { id }, key }))
