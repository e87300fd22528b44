import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { LayoutChoice } from '#islands/conveyances/board/LayoutChoice.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $conveyanceLayout } from '#stores/conveyance/board/layout'
import {
  $conveyanceRows,
  loadMoreConveyances,
  refreshConveyances,
} from '#stores/conveyance/conveyances'
import { ConveyanceCard } from './ConveyanceCard.tsx'
import { conveyanceColumns } from './conveyance-columns.tsx'

const CaseBoard = lazy(() => import('#islands/conveyances/board/CaseBoard.tsx'))
const CaseCalendar = lazy(() => import('#islands/conveyances/board/CaseCalendar.tsx'))

const parts = () => import('./conveyance-list.ts')

const List = () => {
  const from = useStore($conveyanceRows)
  const mayChange = useCan('conveyance.update')
  return (
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
  )
}

const layouts = { list: List, board: CaseBoard, calendar: CaseCalendar }

export default function ConveyanceList() {
  const Layout = layouts[useStore($conveyanceLayout)]
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Conveyances</h1>
        <span className="end">
          <a className="link" href={href('conveyances-completions', {})}>
            Completions
          </a>
          <HeadAct can="clients.view-any">
            <a className="link" href={href('conveyances-contacts', {})}>
              Contacts
            </a>
          </HeadAct>
          <LayoutChoice />
          <HeadAct can="conveyance.update" beyondMoney>
            <a className="btn main" href={href('conveyances-create', {})}>
              <Icon name="plus" /> New case
            </a>
          </HeadAct>
        </span>
      </header>
      <Suspense fallback={<Skeleton rows={14} />}>
        <Layout />
      </Suspense>
    </>
  )
}
