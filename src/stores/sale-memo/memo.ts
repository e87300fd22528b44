import { computed, onMount } from 'nanostores'
import { saleMemoApi } from '#domain/sale-memo/api'
import type { MemoFacts } from '#domain/sale-memo/facts'
import type { MemoMatch } from '#domain/sale-memo/memo'
import type { SaleMemoView } from '#domain/sale-memo/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $id = computed($route, (route) =>
  route.name === 'quotes-sale-memos-id' ? (route.params['id'] ?? null) : null,
)

/** The memo on the page. */
export const $memo = createFetcherStore<SaleMemoView>(['sale-memo/', $id], {
  fetcher: (_, id) => call(saleMemoApi.show, { params: { id: String(id) } }),
})

onMount($memo, () => followArea('quotes', () => $memo.revalidate()))

const show = (view: SaleMemoView) => {
  if (view.memo.id === $id.get()) $memo.mutate(view)
}

const { change } = saverOf<SaleMemoView, unknown>({ show, showCurrent: () => $memo.revalidate() })

type Versioned = { readonly id: string; readonly version: number }

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })

export const createMemo = (facts: MemoFacts, key: string) =>
  call(saleMemoApi.create, { body: { facts }, key })

export const changeMemo = (it: Versioned, facts: MemoFacts, key?: string) =>
  change(saleMemoApi.change, { facts }, at(it, key))

export const matchMemo = (it: Versioned, match: Pick<MemoMatch, 'kind' | 'id'> | null) =>
  change(saleMemoApi.match, { match: match && { kind: match.kind, id: match.id } }, at(it))

export const askAgent = (it: Versioned) => change(saleMemoApi.ask, {}, at(it))

type Confirming = { readonly replaces: string | null; readonly open_case: boolean }

export const confirmMemo = (it: Versioned, body: Confirming, key?: string) =>
  change(saleMemoApi.confirm, body, at(it, key))

export const rejectMemo = (it: Versioned, reason: string, key?: string) =>
  change(saleMemoApi.reject, { reason }, at(it, key))

export const recordFallThrough = (it: Versioned, reason: string, key?: string) =>
  change(saleMemoApi.fall_through, { reason }, at(it, key))
