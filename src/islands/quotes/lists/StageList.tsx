import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $session } from '#stores/user/session'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { stageColumns } from './stage-columns.tsx'

const parts = () => import('./stage-list.ts')

export default function StageList() {
  const isReadOnly = useStore($session)?.user.read_only ?? false
  const isSold = useStore($route).name === 'quotes-quote-cases-sold-quote-list'
  const queueHref = isSold
    ? href('quotes-quote-cases-sold-quote-list-slim', {})
    : href('quotes-quote-cases-presold-quote-list-slim', {})
  return (
    <>
      <QuoteAreaHead
        beside={
          <a className="btn" href={queueHref}>
            <Icon name="phone" /> Open call queue
          </a>
        }
      />
      <QuoteList
        label={isSold ? 'Sold quotes' : 'Presold quotes'}
        hasSavedViews={isSold ? 'quotes-sold' : 'quotes-presold'}
        columns={stageColumns}
        parts={parts}
        canPick={!isReadOnly}
        nothing={
          isSold
            ? 'Open quotes appear here once an offer is accepted.'
            : 'Open quotes appear here until an offer is accepted.'
        }
      />
    </>
  )
}
