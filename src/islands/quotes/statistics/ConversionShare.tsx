import { LeagueShare } from '#components/charts/League.tsx'
import { figureOf } from '#domain/quote/figures/figure'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import { percent } from './quote-definitions.tsx'

/** The share of quotes that were instructed, as a bar and a percentage; the tick is the mean. */
export const ConversionShare = ({
  quoteMeasures,
  mean,
}: {
  quoteMeasures: QuoteMeasures
  mean: number | null
}) => {
  const share = figureOf('conversion', quoteMeasures)
  return (
    <LeagueShare
      share={share === null ? null : share / 10}
      mean={mean === null ? null : mean / 10}
      words={percent(share)}
    />
  )
}
