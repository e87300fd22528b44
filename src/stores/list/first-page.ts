import type { ReadableAtom } from 'nanostores'
import { createFetcherStore } from './fetching.ts'
import type { Page } from './later-pages.ts'

type Parts<Row> = {
  readonly prefix: string
  readonly $key: ReadableAtom<string | null>
  readonly fetchPage: (key: string) => Promise<Page<Row>>
  readonly onPage: (key: string, page: Page<Row>) => void
}

export const firstPageOf = <Row>({ prefix, $key, fetchPage, onPage }: Parts<Row>) => {
  const underWay = new Map<string, Promise<Page<Row>>>()
  const $first = createFetcherStore<Page<Row>>([prefix, $key], {
    fetcher: async (_, part) => {
      const key = String(part)
      const request = fetchPage(key).finally(() => underWay.delete(key))
      underWay.set(key, request)
      const page = withRows(await request)
      if (key === $key.get()) onPage(key, page)
      return page
    },
  })
  const current = async (key: string) =>
    (await underWay.get(key)?.catch(() => null)) ?? $first.value?.data
  return { $first, current }
}

// A firm's own back end may answer in another form, which would look like an empty list.
const withRows = <Row>(page: Page<Row>) => {
  if (!page.rows) throw new Error('This list could not be read.')
  return page
}
