import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteBreakdown } from '#domain/quote-case-statistics-api'
import { $breakdownOf, $quoteBreakdown, exportBreakdown } from '#stores/quote-cases-statistics'
import { $route } from '#stores/route'
import { BreakdownGrid, breakdownFigures } from './BreakdownGrid.tsx'
import { GiverEffort } from './GiverEffort.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteDeaths } from './QuoteDeaths.tsx'
import { type Behind, behindPage } from './quote-behind.tsx'
import { Definitions } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'

const files = [{ label: 'Breakdown', text: exportBreakdown }]

/** Where somebody's quotes come from; or who works with an introducer. */
export default function AgentsBreakdown() {
  const breakdown = useStore($quoteBreakdown)
  const refresh = () => $quoteBreakdown.revalidate()
  const it = breakdown.data
  return (
    <>
      <QuoteAreaHead
        say={it ? `${it.name}, ${it.of === 'person' ? 'by introducer' : 'by person'}.` : '\u00a0'}
      />
      <StatisticsHead of={it} refresh={refresh} files={files} />
      <Loaded from={breakdown} skeleton={<Skeleton rows={10} />} retry={refresh}>
        {(found) => (found.rows.length > 0 ? <Shown it={found} /> : <NoQuotes of={found.name} />)}
      </Loaded>
    </>
  )
}

const NoQuotes = ({ of }: { of: string }) => (
  <Empty title="No quotes in this period">
    <p>Nothing of {of} was first priced in it. Choose a longer period.</p>
  </Empty>
)

const Shown = ({ it }: { it: QuoteBreakdown }) => {
  const { search } = useStore($route)
  const of = useStore($breakdownOf)
  const by = of?.by ?? 'giver'
  const credit = by === 'giver' ? 'credit' : 'credit_bdm'
  const page = behindPage(it, search)
  const behind: Behind = { ...page, [it.of === 'person' ? credit : 'agency']: it.key }
  const isGiver = by === 'giver' && it.of === 'person'
  return (
    <>
      <BreakdownGrid it={it} behind={behind} credit={credit} />
      {isGiver && (
        <div className="figures-pair">
          <GiverEffort it={it} behind={behind} />
          <QuoteDeaths dead={it.dead} behind={behind} />
        </div>
      )}
      <Definitions of={breakdownFigures} />
    </>
  )
}
