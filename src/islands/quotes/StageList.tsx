import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { href } from '#routes'
import { $route } from '#stores/route'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteFilters } from './QuoteFilters.tsx'
import { QuoteRows } from './QuoteRows.tsx'
import { QuoteTotals } from './QuoteTotals.tsx'
import { stageColumns } from './quote-columns.tsx'

/** Open quotes whose sale or purchase is agreed, or those where it is not yet. */
export default function StageList() {
  const isSold = useStore($route).name === 'quotes-quote-cases-sold-quote-list'
  const queue = isSold
    ? href('quotes-quote-cases-sold-quote-list-slim', {})
    : href('quotes-quote-cases-presold-quote-list-slim', {})
  return (
    <>
      <QuoteAreaHead
        beside={
          <a className="btn" href={queue}>
            <Icon name="phone" /> Call down the list
          </a>
        }
      />
      <QuoteFilters statuses={['sent', 'following_up']} />
      <QuoteRows
        label={isSold ? 'Sold quotes' : 'Presold quotes'}
        columns={stageColumns}
        nothing={
          isSold
            ? 'Open quotes stand here once an offer is accepted.'
            : 'Open quotes stand here while no offer is accepted.'
        }
      />
      <QuoteTotals />
    </>
  )
}
