import type { ReadableAtom } from 'nanostores'
import { createFetcherStore } from './fetching.ts'
import type { Page } from './later-pages.ts'

type Parts<Row> = {
  /** What the key of its cache begins with. */
  readonly prefix: string
  readonly $key: ReadableAtom<string | null>
  readonly fetchPage: (key: string) => Promise<Page<Row>>
  /** Receives each answer for the query as it is now. */
  readonly onPage: (key: string, page: Page<Row>) => void
}

/** The store of a list's first page; `current` waits for the request that is under way, if any. */
export const firstPageOf = <Row>({ prefix, $key, fetchPage, onPage }: Parts<Row>) => {
  const underWay = new Map<string, Promise<Page<Row>>>()
  const $first = createFetcherStore<Page<Row>>([prefix, $key], {
    fetcher: async (_, part) => {
      const key = String(part)
      const request = fetchPage(key).finally(() => underWay.delete(key))
      underWay.set(key, request)
      const page = await request
      if (key === $key.get()) onPage(key, page)
      return page
    },
  })
  const current = async (key: string) =>
    (await underWay.get(key)?.catch(() => null)) ?? $first.value?.data
  return { $first, current }
}
