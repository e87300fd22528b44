import { delegateApi, type OwnDelegate } from '#domain/delegate/api'
import type { DelegateEntry } from '#domain/delegate/bodies'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** Who helps the signed-in client. */
export const $ownDelegates = createFetcherStore<OwnDelegate[]>(['own-delegates'], {
  fetcher: () => call(delegateApi.own),
})

export const nameDelegate = async (id: string, body: DelegateEntry, key: string) => {
  await call(delegateApi.name, { params: { id }, body, key })
  $ownDelegates.revalidate()
}

export const endOwnDelegate = async (
  { id, conveyance_id, version }: Pick<OwnDelegate, 'id' | 'conveyance_id' | 'version'>,
  key: string,
) => {
  const params = { id: conveyance_id, delegate: id }
  await call(delegateApi.end_own, { params, body: { version }, key })
  $ownDelegates.revalidate()
}
