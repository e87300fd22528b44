import { computed } from 'nanostores'
import { leadImportApi, quoteImportApi } from '#domain/import/api'
import type { Import, ImportKind, RowOutcome } from '#domain/import/import'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'

const apis = { leads: leadImportApi, quotes: quoteImportApi }

/** The endpoints of a kind; both kinds have the same contract. */
export const importApi = (kind: ImportKind) => apis[kind]

const $kind = computed(
  $route,
  ({ name }): ImportKind => (name === 'quotes-leads' ? 'leads' : 'quotes'),
)

/** The user's own imports of the page's kind, newest first. */
export const $imports = createFetcherStore<Import[]>(['imports/', $kind], {
  fetcher: (_, kind) => call(importApi(kind === 'leads' ? 'leads' : 'quotes').list),
})

export const refreshImports = () => revalidateKeys((key) => key.startsWith('imports/'))

/** The user's own imports as options of a filter. */
export const importChoices = async (kind: ImportKind) =>
  (await call(importApi(kind).list)).map(({ id, name }) => ({ value: id, label: name }))

/** One page of the rows with this outcome. */
export const fetchProblems = (
  { kind, id }: Pick<Import, 'kind' | 'id'>,
  outcome: RowOutcome,
  after: number,
) => call(importApi(kind).problems, { params: { id }, query: { outcome, after, limit: 50 } })

export const fetchRejected = ({ kind, id }: Pick<Import, 'kind' | 'id'>) =>
  call(importApi(kind).rejected, { params: { id } })
