import { computed } from 'nanostores'
import { coverApi } from '#domain/user/cover/api'
import type { CoverBody, CoverDetail } from '#domain/user/cover/cover'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

/** The user of the page in Admin; 'own' on one's own page. */
const $id = computed($route, (route) =>
  route.name === 'admin-users-id' ? (route.params['id'] ?? 'own') : 'own',
)

export const $covers = createFetcherStore<CoverDetail>(['covers/', $id], {
  fetcher: (_, id) =>
    id === 'own' ? call(coverApi.show_own) : call(coverApi.show, { params: { id: String(id) } }),
})

const show = (detail: CoverDetail) => {
  $covers.mutate(detail)
  return detail
}

export const setCover = async (body: CoverBody, key: string) => {
  const id = $id.get()
  return show(
    id === 'own'
      ? await call(coverApi.set_own, { body, key })
      : await call(coverApi.set, { params: { id }, body, key }),
  )
}

export const endCover = async (cover: string) => {
  const id = $id.get()
  return show(
    id === 'own'
      ? await call(coverApi.end_own, { params: { cover } })
      : await call(coverApi.end, { params: { id, cover } }),
  )
}
