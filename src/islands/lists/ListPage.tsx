import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Loaded, type Loading, Skeleton } from '#components/Loaded.tsx'
import { List, type ListProps, type Picked, type Sort } from '#components/list/List.tsx'
import { columnsOf } from '#components/list/list-columns.ts'
import { searchWith, sortIn } from '#components/list/list-search.ts'
import { $density } from '#stores/chrome/appearance'
import { $route, setSearch } from '#stores/chrome/route'
import type { ListParts } from './list-parts.ts'

// The rows come first; what stands round them comes right after.
const Views = lazy(() => import('./ListPageViews.tsx'))
const Line = lazy(() => import('./ListPageLine.tsx'))
const Foot = lazy(() => import('./ListPageFoot.tsx'))
const NothingFits = lazy(() => import('./NothingFits.tsx'))

type Props<Row> = Pick<ListProps<Row>, 'label' | 'columns' | 'keyOf' | 'hrefOf' | 'card'> & {
  /** What a row is called: 'case'. */
  noun: string
  /** The rows so far, as their store has them; `next` is null after the last page. */
  from: Loading<unknown> & { readonly rows: readonly Row[]; readonly next?: string | null }
  retry: () => void
  /** Fetches the page after the last row. */
  loadMore?: () => Promise<unknown>
  /** The order that nobody asked for; absent where the server sorts by one thing alone. */
  sort?: Sort
  /** What stands round the rows: views, filters, totals, what is done to picked rows. */
  parts?: () => Promise<{ readonly default: ListParts<Row> }>
  /** The name under which people save views of this list; absent where they save none. */
  keepsViews?: string
  canPick?: boolean
  /** Where nothing is, though nothing narrows the list. */
  nothing: ReactNode
}

/** What the parts round a list are drawn from. */
export type Around<Row> = Pick<Props<Row>, 'label' | 'noun' | 'columns' | 'from' | 'parts'> & {
  readonly shown: Props<Row>['columns']
  readonly sort: Sort | undefined
  readonly picked: readonly Row[]
  readonly change: (to: Readonly<Record<string, string>>) => void
  readonly onClear: () => void
}

const none: Picked = new Set()
// These draw the same rows in another way.
const DRAWN_ALIKE = { sort: '', direction: '', columns: '' }

/** A list with all that belongs to it; a page says what its rows are. What it asks stands in the address. */
export const ListPage = <Row,>(page: Props<Row>) => {
  const { from, sort: usual, canPick } = page
  const { search } = useStore($route)
  const density = useStore($density)
  const [picked, setPicked] = useState(none)
  const [isLoading, setLoading] = useState(false)
  const chosen = new URLSearchParams(search).get('columns')
  const columns = columnsOf(page.columns, chosen)
  const sort = usual && sortIn(search, usual)
  const change = (to: Readonly<Record<string, string>>) => setSearch(searchWith(search, to))
  const around = {
    ...page,
    shown: columns,
    sort,
    change,
    picked: from.rows.filter((row) => picked.has(page.keyOf(row))),
    onClear: () => setPicked(none),
  } as Around<unknown>

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are others to pick from
  useEffect(() => setPicked(none), [searchWith(search, DRAWN_ALIKE)])

  const loadMore = () => {
    setLoading(true)
    void page.loadMore?.().finally(() => setLoading(false))
  }
  return (
    <div className="list-page" data-density={density === 'normal' ? undefined : density}>
      {page.keepsViews && (
        <div className="view-row">
          <Suspense>
            <Views {...around} list={page.keepsViews} />
          </Suspense>
        </div>
      )}
      <div className={page.parts ? 'list-line' : 'list-line wide'}>
        <Suspense>
          <Line {...around} />
        </Suspense>
      </div>
      <Loaded
        from={{ ...from, data: from.data === undefined ? undefined : from.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={page.retry}
      >
        {(rows) => (
          <List
            {...page}
            rows={rows}
            columns={columns}
            isChosen={chosen !== null}
            sort={sort}
            onSort={usual && (({ by, direction }) => change({ sort: by, direction }))}
            picked={canPick ? picked : undefined}
            onPick={canPick ? setPicked : undefined}
            more={from.next == null ? null : { loading: isLoading, load: loadMore }}
            empty={
              <Suspense>
                <NothingFits {...around}>{page.nothing}</NothingFits>
              </Suspense>
            }
          />
        )}
      </Loaded>
      <div className="list-foot">
        <Suspense>
          <Foot {...around} />
        </Suspense>
      </div>
    </div>
  )
}
