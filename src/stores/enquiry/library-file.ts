import { libraryEnquiryApi } from '#domain/enquiry/library/api'
import type { LibraryFileRow } from '#domain/enquiry/library/file/rows'
import type { LibraryRow } from '#domain/enquiry/library/library-enquiry'
import { call } from '#lib/api'
import { type RowOutcome, rowSending } from '#stores/import/row-sending'
import { createFetcherStore } from '#stores/list/fetching'

/** The library with what is archived in it. */
export const $wholeLibrary = createFetcherStore<LibraryRow[]>(['library-whole'], {
  fetcher: async () => {
    const views = [{}, { view: 'archived' }] as const
    const lists = await Promise.all(views.map((query) => call(libraryEnquiryApi.list, { query })))
    return lists.flatMap(({ rows }) => rows)
  },
})

const importRow = async (row: LibraryFileRow, key: string): Promise<RowOutcome> => {
  const { content, known, effect } = row
  if (content === null) return { kind: 'refused', text: row.faults.join(' ') }
  if (effect === 'same') return { kind: 'nothing', text: 'Already there' }
  if (known === null) {
    await call(libraryEnquiryApi.create, { body: { content }, key, isQuiet: true })
    return { kind: 'done', text: `Added: ${content.code}` }
  }
  const body = { version: known.version, content }
  await call(libraryEnquiryApi.save, { params: { id: known.id }, body, key, isQuiet: true })
  return { kind: 'done', text: `Changed: ${row.changes}` }
}

/** Adds and changes library enquiries row by row and reports the outcome of each. */
export const importLibrary = rowSending({
  send: importRow,
  unsent: 'Couldn’t import this row. Try again.',
})
