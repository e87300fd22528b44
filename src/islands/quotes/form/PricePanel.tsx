import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { hasPrice, mattersWithoutPrice } from '#domain/quote/facts'
import type { PricedQuote } from '#domain/quote/quote'
import { LastChange } from '#islands/quotes/cases/LastChange.tsx'
import { $facts, $priced } from '#stores/quote/draft'
import { $pricingScale, refreshScale } from '#stores/quote/scale/scale'
import { LaterCouldApply } from './LaterCouldApply.tsx'
import { PriceLines } from './PriceLines.tsx'
import { PriceTotal } from './PriceTotal.tsx'
import { SendQuote } from './SendQuote.tsx'
import { Unpriced } from './Unpriced.tsx'

const TaxBands = lazy(() => import('./TaxBands.tsx').then((it) => ({ default: it.TaxBands })))

/** The price while the facts are typed, with the send button. */
export const PricePanel = () => {
  const priced = useStore($priced)
  const scale = useStore($pricingScale)
  return (
    <aside className="price" aria-label="Price">
      {priced === null ? (
        <Loaded from={scale} skeleton={<Skeleton rows={6} />} retry={refreshScale}>
          {() => null}
        </Loaded>
      ) : (
        <Priced priced={priced} />
      )}
    </aside>
  )
}

const Priced = ({ priced }: { priced: PricedQuote }) => {
  const facts = useStore($facts)
  const total = hasPrice(facts) ? priced.totals.inc_vat : null
  return (
    <>
      <PriceTotal pence={total} without={mattersWithoutPrice(facts)} />
      {total !== null && (
        <>
          <LastChange total={total} />
          <Unpriced priced={priced} />
          <PriceLines priced={priced} />
          <Suspense>{priced.land_tax && <TaxBands tax={priced.land_tax} />}</Suspense>
        </>
      )}
      <LaterCouldApply could={priced.could_apply} />
      <SendQuote total={total} />
    </>
  )
}
