import { atom, type ReadableAtom } from 'nanostores'

export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** Pages after the first; `after` is the cursor of the first page that they follow. */
type Later<Row> = Page<Row> & { readonly after: string }

type Parts<Row> = {
  readonly $key: ReadableAtom<string | null>
  /** The first page, once the request for it that is under way is answered. */
  readonly firstPage: (key: string) => Promise<Page<Row> | undefined>
  readonly fetchPage: (key: string, after: string) => Promise<Page<Row>>
}

/** The pages after the first of one query: fetched one at a time, and again when the first page ends elsewhere. */
export const laterPagesOf = <Row>({ $key, firstPage, fetchPage }: Parts<Row>) => {
  const $later = atom<Later<Row> | null>(null)
  let queue: Promise<unknown> = Promise.resolve()
  let loading: Promise<void> | null = null

  const fetchUntil = async (key: string, count: number, start: Page<Row>) => {
    let { rows, next } = start
    while (next !== null && rows.length < count && key === $key.get()) {
      const page = await fetchPage(key, next)
      rows = [...rows, ...page.rows]
      next = page.next
    }
    return { rows, next }
  }
  const fetchRows = async (key: string, first: Page<Row> | undefined, more: 0 | 1) => {
    if (first === undefined || key !== $key.get()) return
    const { next: after } = first
    if (after === null) return $later.set(null)
    const known = $later.get()
    const start = known?.after === after ? known : { rows: [], next: after }
    const found = await fetchUntil(key, (known?.rows.length ?? 0) + more, start)
    if (key === $key.get()) $later.set({ ...found, after })
  }
  const enqueue = (act: () => Promise<void>) => {
    const done = queue.then(act)
    queue = done.catch(() => null)
    return done
  }
  return {
    $later,
    /** Fetches the next page; a call while one is under way returns the same promise. */
    loadMore: (): Promise<void> => {
      const key = $key.get()
      if (key === null) return Promise.resolve()
      if (loading !== null) return loading
      const started = enqueue(async () => fetchRows(key, await firstPage(key), 1))
      const ended = () => {
        if (loading === started) loading = null
      }
      loading = started
      started.then(ended, ended)
      return started
    },
    follow: (key: string, first: Page<Row>) => {
      const known = $later.get()
      if (known !== null && known.after !== first.next)
        enqueue(() => fetchRows(key, first, 0)).catch(() => null)
    },
    /** Drops the pages, and every answer for them that is still to come. */
    reset: () => {
      queue = Promise.resolve()
      loading = null
      $later.set(null)
    },
  }
}
