import { computed, onMount } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { saleReadyPackApi } from '#domain/sale-ready-pack/api'
import type { PackView } from '#domain/sale-ready-pack/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { type ChangeBody, saverOf } from '#stores/record/saving'

const pages = ['quotes-sale-ready-pack-id', 'quotes-sale-ready-pack-id-edit']

const $id = computed($route, ({ name, params }) =>
  name !== null && pages.includes(name) ? (params['id'] ?? null) : null,
)

/** The pack on the page. */
export const $pack = createFetcherStore<PackView>(['sale-ready-pack/', $id], {
  fetcher: (_, id) => call(saleReadyPackApi.show, { params: { id: String(id) } }),
})

onMount($pack, () => followArea('quotes', () => $pack.revalidate()))

const show = (view: PackView) => {
  if (view.pack.id === $id.get()) $pack.mutate(view)
}

export const { change } = saverOf<PackView, unknown>({
  show,
  showCurrent: () => $pack.revalidate(),
})

export type Versioned = { readonly id: string; readonly version: number }
type Api = typeof saleReadyPackApi

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })

export const createPack = (body: BodyInput<Api['create']>, key: string) =>
  call(saleReadyPackApi.create, { body, key })

export const importPack = (transaction: string) =>
  call(saleReadyPackApi.import, { body: { transaction, quote_case_id: null } })

export const askSellers = (it: Versioned) => change(saleReadyPackApi.ask, {}, at(it))

export const changePack = (it: Versioned, body: ChangeBody<Api['change']>, key?: string) =>
  change(saleReadyPackApi.change, body, at(it, key))

export const answerItem = (
  { id, version }: Versioned,
  item: string,
  body: ChangeBody<Api['answer']>,
  key?: string,
) => change(saleReadyPackApi.answer, body, { params: { id, item }, version, key })

export const recordConsent = (it: Versioned, body: ChangeBody<Api['consent']>, key?: string) =>
  change(saleReadyPackApi.consent, body, at(it, key))

export const releasePack = (it: Versioned, body: ChangeBody<Api['release']>, key?: string) =>
  change(saleReadyPackApi.release, body, at(it, key))

export const endRelease = ({ id, version }: Versioned, release: string) =>
  change(saleReadyPackApi.end_release, {}, { params: { id, release }, version })

export const withdrawPack = (it: Versioned, reason: string, key?: string) =>
  change(saleReadyPackApi.withdraw, { reason }, at(it, key))

/** The pack as a PDF, with an index and its documents. */
export const fetchPackPdf = (id: string) => call(saleReadyPackApi.pdf, { params: { id } })

/** The pack as a transaction of the Property Data Trust Framework. */
export const fetchPackData = async (id: string) =>
  (await call(saleReadyPackApi.transaction, { params: { id } })).text
