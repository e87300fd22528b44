import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { breakdownFigures, effortFigures } from '#domain/quote/figures/choice'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { pageRowFilters, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { $route } from '#stores/chrome/route'
import {
  $breakdownOf,
  $quoteBreakdown,
  breakdownDocument,
  exportBreakdown,
} from '#stores/quote/figures/statistics'
import { BdmTargets } from './BdmTargets.tsx'
import { BdmVisits } from './BdmVisits.tsx'
import { BreakdownGrid } from './BreakdownGrid.tsx'
import { GiverEffort } from './GiverEffort.tsx'
import { LostQuotes } from './LostQuotes.tsx'
import { Definitions } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'

const pdf = { name: 'quote-breakdown', made: breakdownDocument }
const files = [{ label: 'Breakdown', text: exportBreakdown }]

/** The introducers behind a person's quotes, or the people who work with an introducer. */
export default function AgentsBreakdown() {
  const breakdown = useStore($quoteBreakdown)
  const refresh = () => $quoteBreakdown.revalidate()
  const loaded = breakdown.data
  return (
    <>
      <QuoteAreaHead
        say={
          loaded
            ? `${loaded.name}, ${loaded.of === 'person' ? 'by introducer' : 'by person'}.`
            : '\u00a0'
        }
      />
      <StatisticsHead of={loaded} refresh={refresh} files={files} paper={pdf} />
      <Loaded from={breakdown} skeleton={<Skeleton rows={10} />} retry={refresh}>
        {(found) => <BreakdownView quoteBreakdown={found} />}
      </Loaded>
    </>
  )
}

const BreakdownView = ({ quoteBreakdown }: { quoteBreakdown: QuoteBreakdown }) => {
  const { search } = useStore($route)
  const by = useStore($breakdownOf)?.by ?? 'giver'
  const credit = by === 'giver' ? 'credit' : 'credit_bdm'
  const pageFilters = pageRowFilters(quoteBreakdown, search)
  const rowFilters: RowFilters = {
    ...pageFilters,
    [quoteBreakdown.of === 'person' ? credit : 'agency']: quoteBreakdown.key,
  }
  const isGiver = by === 'giver' && quoteBreakdown.of === 'person'
  return (
    <>
      {quoteBreakdown.rows.length > 0 ? (
        <BreakdownGrid quoteBreakdown={quoteBreakdown} behind={rowFilters} credit={credit} />
      ) : (
        <NoQuotes of={quoteBreakdown.name} />
      )}
      {isGiver && quoteBreakdown.rows.length > 0 && (
        <div className="figures-pair">
          <GiverEffort quoteBreakdown={quoteBreakdown} behind={rowFilters} />
          <LostQuotes dead={quoteBreakdown.dead} behind={rowFilters} />
        </div>
      )}
      {by === 'bdm' && <Bdm quoteBreakdown={quoteBreakdown} />}
      <Definitions of={isGiver ? giverFigures : breakdownFigures} />
    </>
  )
}

const giverFigures = [...new Set([...breakdownFigures, ...effortFigures])]

const NoQuotes = ({ of }: { of: string }) => (
  <Empty title="No quotes in this period">
    <p>{of} has no quotes first priced in it. Choose a longer period.</p>
  </Empty>
)

const Bdm = ({ quoteBreakdown }: { quoteBreakdown: QuoteBreakdown }) =>
  quoteBreakdown.of === 'agency' ? (
    <BdmVisits quoteBreakdown={quoteBreakdown} />
  ) : (
    <div className="figures-two">
      <BdmVisits quoteBreakdown={quoteBreakdown} />
      <BdmTargets quoteBreakdown={quoteBreakdown} />
    </div>
  )
