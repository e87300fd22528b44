import { atom, computed, onMount } from 'nanostores'
import type { ReplyOf } from '#domain/endpoint'
import { trackedEmailApi } from '#domain/tracked-email/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { $permissions } from '#stores/user/permissions'

type Unfiled = ReplyOf<typeof trackedEmailApi.unfiled>

const $isAsked = computed($permissions, (held) =>
  held.includes('communications.view-any') ? 'all' : null,
)

/** The emails that nobody has filed; only for who may read them. */
export const $unfiled = createFetcherStore<Unfiled>(['unfiled-emails/', $isAsked], {
  fetcher: () => call(trackedEmailApi.unfiled, { query: {} }),
})

onMount($unfiled, () => followArea('messages', () => $unfiled.revalidate()))

export const $isLoadingUnfiled = atom(false)

export const loadOlderUnfiled = async () => {
  const shown = $unfiled.get().data
  if (!shown?.next || $isLoadingUnfiled.get()) return
  $isLoadingUnfiled.set(true)
  try {
    const page = await call(trackedEmailApi.unfiled, { query: { after: shown.next } })
    $unfiled.mutate({ ...page, rows: [...shown.rows, ...page.rows] })
  } finally {
    $isLoadingUnfiled.set(false)
  }
}
