import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import {
  $conveyanceRows,
  loadMoreConveyances,
  refreshConveyances,
} from '#stores/conveyance/conveyances'
import { ConveyanceCard } from './ConveyanceCard.tsx'
import { conveyanceColumns } from './conveyance-columns.tsx'

const parts = () => import('./conveyance-list.ts')

export default function ConveyanceList() {
  const from = useStore($conveyanceRows)
  const mayChange = useCan('conveyance.update')
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Conveyances</h1>
        <span className="end">
          <HeadAct can="clients.view-any">
            <a className="link" href={href('conveyances-contacts', {})}>
              Contacts
            </a>
          </HeadAct>
          <HeadAct can="conveyance.update">
            <a className="btn main" href={href('conveyances-create', {})}>
              <Icon name="plus" /> New case
            </a>
          </HeadAct>
        </span>
      </header>
      <ListPage
        label="Conveyances"
        noun="case"
        from={from}
        retry={refreshConveyances}
        loadMore={loadMoreConveyances}
        columns={conveyanceColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('conveyances-id', { id: it.id })}
        card={(it) => <ConveyanceCard conveyance={it} />}
        sort={{ by: 'due', direction: 'asc' }}
        parts={parts}
        hasSavedViews="conveyances"
        canPick={mayChange}
        nothing={
          <Empty title="No cases yet">
            <p>A case opens here when an accepted quote is instructed, or by New case.</p>
          </Empty>
        }
      />
    </>
  )
}
