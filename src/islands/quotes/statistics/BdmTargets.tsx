import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { BarTable } from '#components/charts/BarTable.tsx'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { quoteFigures } from '#domain/quote/figures/figure'
import { formatCount } from '#lib/format'
import { $permissions } from '#stores/user/permissions'

const TargetDialog = lazy(() => import('./TargetDialog.tsx'))

export const BdmTargets = ({ quoteBreakdown }: { quoteBreakdown: QuoteBreakdown }) => {
  const canSet = useStore($permissions).includes('reports.view-any')
  const [isSetting, setSetting] = useState(false)
  return (
    <section className="sec">
      <header>
        <h2>Targets</h2>
        {canSet && (
          <button type="button" className="btn small quiet end" onClick={() => setSetting(true)}>
            Set a target
          </button>
        )}
      </header>
      {quoteBreakdown.targets.length === 0 ? (
        <p className="mute">No month of the period has a target.</p>
      ) : (
        <TargetBars targets={quoteBreakdown.targets} />
      )}
      <Suspense>
        {isSetting && (
          <TargetDialog quoteBreakdown={quoteBreakdown} onDone={() => setSetting(false)} />
        )}
      </Suspense>
    </section>
  )
}

const TargetBars = ({ targets }: Pick<QuoteBreakdown, 'targets'>) => (
  <BarTable
    label="Targets"
    head="Figure"
    heads={[{ key: 'reached', words: 'Reached' }]}
    isBare
    rows={targets.map(({ measure, count, reached }) => ({
      key: measure,
      label: quoteFigures[measure].name,
      value: reached,
      tick: count,
      main: reached >= count,
      cells: [`${formatCount(reached)} of ${formatCount(count)}`],
    }))}
  />
)
