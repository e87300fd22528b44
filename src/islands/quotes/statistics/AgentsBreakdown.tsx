import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { breakdownFigures, effortFigures } from '#domain/quote/figures/choice'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { type Behind, behindPage } from '#islands/quotes/lists/quote-behind.tsx'
import { $route } from '#stores/chrome/route'
import {
  $breakdownOf,
  $quoteBreakdown,
  breakdownPaper,
  exportBreakdown,
} from '#stores/quote/figures/statistics'
import { BdmTargets } from './BdmTargets.tsx'
import { BdmVisits } from './BdmVisits.tsx'
import { BreakdownGrid } from './BreakdownGrid.tsx'
import { GiverEffort } from './GiverEffort.tsx'
import { QuoteDeaths } from './QuoteDeaths.tsx'
import { Definitions } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'

const paper = { name: 'quote-breakdown', made: breakdownPaper }
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
      <StatisticsHead of={it} refresh={refresh} files={files} paper={paper} />
      <Loaded from={breakdown} skeleton={<Skeleton rows={10} />} retry={refresh}>
        {(found) => <Shown it={found} />}
      </Loaded>
    </>
  )
}

const Shown = ({ it }: { it: QuoteBreakdown }) => {
  const { search } = useStore($route)
  const by = useStore($breakdownOf)?.by ?? 'giver'
  const credit = by === 'giver' ? 'credit' : 'credit_bdm'
  const page = behindPage(it, search)
  const behind: Behind = { ...page, [it.of === 'person' ? credit : 'agency']: it.key }
  const isGiver = by === 'giver' && it.of === 'person'
  return (
    <>
      {it.rows.length > 0 ? (
        <BreakdownGrid it={it} behind={behind} credit={credit} />
      ) : (
        <NoQuotes of={it.name} />
      )}
      {isGiver && it.rows.length > 0 && (
        <div className="figures-pair">
          <GiverEffort it={it} behind={behind} />
          <QuoteDeaths dead={it.dead} behind={behind} />
        </div>
      )}
      {by === 'bdm' && <Bdm it={it} />}
      <Definitions of={isGiver ? whole : breakdownFigures} />
    </>
  )
}

const whole = [...new Set([...breakdownFigures, ...effortFigures])]

const NoQuotes = ({ of }: { of: string }) => (
  <Empty title="No quotes in this period">
    <p>Nothing of {of} was first priced in it. Choose a longer period.</p>
  </Empty>
)

/** What belongs to a BDM alone: visits, and of a person what they are to reach. */
const Bdm = ({ it }: { it: QuoteBreakdown }) =>
  it.of === 'agency' ? (
    <BdmVisits it={it} />
  ) : (
    <div className="figures-two">
      <BdmVisits it={it} />
      <BdmTargets it={it} />
    </div>
  )
