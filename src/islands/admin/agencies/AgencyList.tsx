import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $agencyRows, loadMoreAgencies, refreshAgencies } from '#stores/agent/agency-records'
import { AgencyCard, agencyColumns } from './agency-columns.tsx'

const parts = () => import('./agency-list.ts')

/** The agencies that introduce clients. */
export default function AgencyList() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Agencies</h1>
        <Acts />
      </header>
      <ListPage
        label="Agencies"
        noun="agency"
        from={useStore($agencyRows)}
        retry={refreshAgencies}
        loadMore={loadMoreAgencies}
        sort={{ by: 'name', direction: 'asc' }}
        columns={agencyColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('admin-agencies-id', { id: it.id })}
        card={(it) => <AgencyCard agency={it} />}
        parts={parts}
        hasSavedViews="agencies"
        nothing={<NoAgencies />}
      />
    </>
  )
}

const Acts = () => (
  <span className="end">
    <HeadAct can={['agencies.create', 'agencies.update']}>
      <a className="btn" href={href('admin-agencies-import', {})}>
        <Icon name="file-up" /> Import
      </a>
    </HeadAct>
    <HeadAct can="agencies.create">
      <a className="btn main" href={href('admin-agencies-create', {})}>
        <Icon name="plus" /> New agency
      </a>
    </HeadAct>
  </span>
)

const NoAgencies = () => (
  <Empty title="No agencies yet">
    <p>Add the estate agents and brokers who introduce clients.</p>
  </Empty>
)
