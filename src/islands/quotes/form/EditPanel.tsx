import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { $editEffect } from '#stores/quote/case/editing'
import { $priced } from '#stores/quote/draft'
import { EditSave } from './EditSave.tsx'
import { LaterCouldApply } from './LaterCouldApply.tsx'
import { PriceLines } from './PriceLines.tsx'
import { PriceTotal } from './PriceTotal.tsx'
import { Unpriced } from './Unpriced.tsx'

const SettledPrice = lazy(() => import('#islands/quotes/cases/SettledPrice.tsx'))
const EditDifference = lazy(() => import('./EditDifference.tsx'))

export const EditPanel = ({ quoteCase }: { quoteCase: QuoteCase }) => {
  const priced = useStore($priced)
  const effect = useStore($editEffect)
  const settled = quoteCase.status === 'accepted' ? quoteOnOffer(quoteCase) : null
  if (!priced) return <aside className="price" aria-label="Price" />
  return (
    <aside className="price" aria-label="Price">
      <Suspense fallback={<Skeleton rows={6} />}>
        <PriceTotal pence={(settled?.priced ?? priced).totals.inc_vat} />
        {settled ? <SettledPrice quote={settled} /> : <Unpriced priced={priced} />}
        <Suspense>
          {effect?.difference && <EditDifference quoteDifference={effect.difference} />}
        </Suspense>
        <PriceLines priced={settled?.priced ?? priced} />
        {!settled && <LaterCouldApply could={priced.could_apply} />}
        <EditSave quoteCase={quoteCase} />
      </Suspense>
    </aside>
  )
}
