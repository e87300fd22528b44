import { onMount } from 'nanostores'
import { type SetAsideRow, setAsideApi } from '#domain/set-aside/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

/** The records that cannot be read, newest first. */
export const $setAside = createFetcherStore<SetAsideRow[]>(['set-aside'], {
  fetcher: () => call(setAsideApi.list),
})

onMount($setAside, () => followArea('admin', $setAside.revalidate))

/** The stored text of one record. */
export const fetchSetAside = async ({ kind, id }: SetAsideRow) =>
  (await call(setAsideApi.show, { query: { kind, id } })).text

/** Reads a record again; returns why it stays set aside, null when it is back. */
export const tryAgain = async ({ kind, id }: SetAsideRow) => {
  const { reason } = await call(setAsideApi.try_again, {
    body: { kind, id },
    key: crypto.randomUUID(),
  })
  $setAside.revalidate()
  return reason
}
