import { useStore } from '@nanostores/react'
import { List, type Sort } from '#components/List.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ConveyanceSort } from '#domain/conveyance-api'
import { href } from '#routes'
import {
  $conveyanceQuery,
  $conveyanceRows,
  $conveyances,
  $loadingMore,
  loadMoreConveyances,
} from '#stores/conveyances'
import { setSearch } from '#stores/route'
import { ConveyanceCard } from './ConveyanceCard.tsx'
import { ConveyanceFilters } from './ConveyanceFilters.tsx'
import { ConveyanceTotals } from './ConveyanceTotals.tsx'
import { ConveyanceViews } from './ConveyanceViews.tsx'
import { conveyanceColumns } from './conveyance-columns.tsx'
import { listSearch } from './list-address.ts'

export default function ConveyanceList() {
  const listed = useStore($conveyanceRows)
  const query = useStore($conveyanceQuery)
  const loadingMore = useStore($loadingMore)
  const sort: Sort = { by: query.sort ?? 'due', direction: query.direction ?? 'asc' }

  return (
    <>
      <header className="list-head">
        <h1 className="h1">Conveyances</h1>
      </header>
      <ConveyanceViews />
      <ConveyanceFilters />
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={() => $conveyances.revalidate()}
      >
        {(rows) => (
          <List
            label="Conveyances"
            rows={rows}
            columns={conveyanceColumns}
            keyOf={(it) => it.id}
            hrefOf={(it) => href('conveyances-id', { id: it.id })}
            card={(it) => <ConveyanceCard it={it} />}
            sort={sort}
            onSort={({ by, direction }) =>
              setSearch(listSearch({ ...query, sort: by as ConveyanceSort, direction }))
            }
            more={
              listed.next === null
                ? null
                : { loading: loadingMore, load: () => void loadMoreConveyances() }
            }
            empty={<NothingHere filtered={Object.keys(query).length > 0} />}
          />
        )}
      </Loaded>
      <ConveyanceTotals />
    </>
  )
}

const NothingHere = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <Empty title="No case matches">
      <p>Nothing fits this view and these filters together.</p>
      <a className="btn" href={href('conveyances', {})}>
        Clear filters
      </a>
    </Empty>
  ) : (
    <Empty title="No cases yet">
      <p>A case opens here when an accepted quote is instructed.</p>
    </Empty>
  )
