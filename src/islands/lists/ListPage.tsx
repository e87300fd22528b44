import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { List, type Picked } from '#components/list/List.tsx'
import { columnsOf } from '#components/list/list-columns.ts'
import { searchWith, sortIn } from '#components/list/list-search.ts'
import { $density, $rowLines } from '#stores/chrome/appearance'
import { $route, setSearch } from '#stores/chrome/route'
import { whenShown } from '#stores/chrome/when-shown'
import type { ListContext, ListPageProps } from './list-page.ts'
import { useKeptRows } from './use-kept-rows.ts'

// Loaded after the rows.
const Views = lazy(() => whenShown().then(() => import('./ListPageViews.tsx')))
const Line = lazy(() => whenShown().then(() => import('./ListPageLine.tsx')))
const Foot = lazy(() => whenShown().then(() => import('./ListPageFoot.tsx')))
const NoMatches = lazy(() => import('./NoMatches.tsx'))

const none: Picked = new Set()
// Parameters that leave the rows the same.
const DISPLAY_PARAMETERS = { sort: '', direction: '', columns: '' }

/** A list with views, filters, totals and bulk actions; its query is kept in the address. */
export const ListPage = <Row,>(page: ListPageProps<Row>) => {
  const { sort: usual, canPick } = page
  const from = useKeptRows(page.from)
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
    from,
    shown: columns,
    sort,
    change,
    picked: from.rows.filter((row) => picked.has(page.keyOf(row))),
    onClear: () => setPicked(none),
  } as ListContext<unknown>

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query clears the selection
  useEffect(() => setPicked(none), [searchWith(search, DISPLAY_PARAMETERS)])

  const loadMore = () => {
    setLoading(true)
    void page.loadMore?.().finally(() => setLoading(false))
  }
  return (
    <div
      className="list-page"
      data-density={density === 'normal' ? undefined : density}
      data-lines={useStore($rowLines)}
    >
      {page.hasSavedViews && (
        <div className="view-row">
          <Suspense>
            <Views {...around} list={page.hasSavedViews} />
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
                <NoMatches {...around}>{page.nothing}</NoMatches>
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
