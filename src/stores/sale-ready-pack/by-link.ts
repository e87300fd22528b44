import { computed } from 'nanostores'
import { sharedPackApi } from '#domain/sale-ready-pack/api'
import type { SharedPack } from '#domain/sale-ready-pack/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const $token = computed($route, ({ search }) => new URLSearchParams(search).get('link'))

/** The pack that the link in the address opens. */
export const $sharedPack = createFetcherStore<SharedPack>(['shared-pack/', $token], {
  // The page itself says why a link opens nothing.
  fetcher: (_, token) =>
    call(sharedPackApi.show, { params: { token: String(token) }, isQuiet: true }),
  // Each request is an opening in the log of the pack.
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
})

const token = () => $token.get() ?? ''

export const fetchSharedPdf = () => call(sharedPackApi.pdf, { params: { token: token() } })

export const fetchSharedData = async () =>
  (await call(sharedPackApi.transaction, { params: { token: token() } })).text
