import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense } from 'react'
import { ListFilters } from '#components/list/ListFilters.tsx'
import { searchWith } from '#components/list/list-search.ts'
import ListPageFoot from '#islands/lists/ListPageFoot.tsx'
import ListPageViews from '#islands/lists/ListPageViews.tsx'
import { type ListParts, useParts } from '#islands/lists/list-parts.ts'
import { $route, setSearch } from '#stores/chrome/route'

const loadParts = async () => {
  const { default: parts } = await import('#islands/conveyances/list/conveyance-list.ts')
  const { views, countsViews, filters, find, figures } = parts
  return { default: { views, countsViews, filters, find, figures } as ListParts<unknown> }
}

const around = {
  label: 'Conveyances',
  noun: 'case',
  parts: loadParts,
  columns: [],
  shown: [],
  sort: undefined,
  picked: [],
  from: { rows: [], loading: false },
  onClear: () => {},
} as const

type Props = {
  /** How the layout is worked with, beside the filters. */
  hint?: string
  children: ReactNode
}

/** The views, filters and totals of the case list around another layout of the same cases. */
export const CaseLayout = ({ hint, children }: Props) => {
  const { search } = useStore($route)
  const change = (to: Readonly<Record<string, string>>) => setSearch(searchWith(search, to))
  return (
    <div className="list-page case-layout">
      <div className="view-row">
        <Suspense>
          <ListPageViews {...around} change={change} list="conveyances" />
        </Suspense>
      </div>
      <div className="list-line">
        <Suspense>
          <Filters search={search} change={change} />
        </Suspense>
        {hint && <span className="mute hint">{hint}</span>}
      </div>
      {children}
      <div className="list-foot">
        <Suspense>
          <ListPageFoot {...around} change={change} />
        </Suspense>
      </div>
    </div>
  )
}

type FiltersProps = { search: string; change: (to: Readonly<Record<string, string>>) => void }

const Filters = ({ search, change }: FiltersProps) => {
  const { filters = [], find } = useParts(loadParts)
  const offered = filters.filter(({ name }) => name !== 'stage')
  return <ListFilters search={search} filters={offered} find={find} onChange={change} />
}
