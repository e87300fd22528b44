import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import {
  $conveyanceRows,
  loadMoreConveyances,
  refreshConveyances,
} from '#stores/conveyance/conveyances'
import { $permissions } from '#stores/user/permissions'
import { ConveyanceCard } from './ConveyanceCard.tsx'
import { conveyanceColumns } from './conveyance-columns.tsx'

const parts = () => import('./conveyance-list.ts')

export default function ConveyanceList() {
  const from = useStore($conveyanceRows)
  const mayChange = useStore($permissions).includes('conveyance.update')
  const maySeeContacts = useStore($permissions).includes('clients.view-any')
  const isAlone = mayChange && !maySeeContacts
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Conveyances</h1>
        <HeadAct may={maySeeContacts}>
          <a className="link end" href={href('conveyances-contacts', {})}>
            Contacts
          </a>
        </HeadAct>
        <HeadAct may={mayChange}>
          <a
            className={isAlone ? 'btn main end' : 'btn main'}
            href={href('conveyances-create', {})}
          >
            <Icon name="plus" /> New case
          </a>
        </HeadAct>
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
