import { computed, onMount } from 'nanostores'
import { libraryEnquiryApi } from '#domain/enquiry/library/api'
import type { LibraryQuery } from '#domain/enquiry/library/bodies'
import type { LibraryContent } from '#domain/enquiry/library/content'
import type { LibraryDetail, LibraryRow } from '#domain/enquiry/library/library-enquiry'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'
import { saverOf } from '#stores/record/saving'

const $query = computed($route, ({ name, search }): LibraryQuery | null =>
  name === 'admin-additional-enquiries'
    ? queryIn<LibraryQuery>(search, ['q', 'view', 'classification', 'needed_by'])
    : null,
)

export const { $rows: $libraryRows, refresh: refreshLibrary } = pagedListOf<
  LibraryQuery,
  LibraryRow
>({
  key: 'library-enquiries/',
  $query,
  page: (query) => call(libraryEnquiryApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('templates', refresh),
})

const $id = computed($route, ({ name, params }) =>
  name === 'admin-additional-enquiries-id' ? (params['id'] ?? null) : null,
)

export const $libraryEnquiry = createFetcherStore<LibraryDetail>(['library-enquiry/', $id], {
  fetcher: (_, id) => call(libraryEnquiryApi.show, { params: { id: String(id) } }),
})

onMount($libraryEnquiry, () => followArea('templates', () => $libraryEnquiry.revalidate()))

/** The library as cases choose from it. */
export const $libraryChoices = createFetcherStore<LibraryRow[]>(['library-choices'], {
  fetcher: async () => (await call(libraryEnquiryApi.list, { query: {} })).rows,
})

const show = (enquiry: LibraryDetail) => {
  if (enquiry.id === $id.get()) $libraryEnquiry.mutate(enquiry)
}

const { change } = saverOf<LibraryDetail>({ show, showCurrent: show })

type Versioned = Pick<LibraryDetail, 'id' | 'version'>

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })

export const createLibraryEnquiry = (content: LibraryContent, key: string) =>
  call(libraryEnquiryApi.create, { body: { content }, key })

export const loadStarters = async () => {
  const { added } = await call(libraryEnquiryApi.load_starters)
  refreshLibrary()
  return added
}

export const saveLibraryEnquiry = (it: Versioned, content: LibraryContent, key: string) =>
  change(libraryEnquiryApi.save, { content }, at(it, key))

export const archiveLibraryEnquiry = (it: Versioned) =>
  change(libraryEnquiryApi.archive, {}, at(it))

export const restoreLibraryEnquiry = (it: Versioned) =>
  change(libraryEnquiryApi.restore, {}, at(it))

/** Archives an enquiry in favour of another one. */
export const mergeLibraryEnquiry = (it: Versioned, into: string, key: string) =>
  change(libraryEnquiryApi.merge, { into }, at(it, key))
