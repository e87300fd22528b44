import { useStore } from '@nanostores/react'
import { hasPrice } from '#domain/quote/facts'
import type { PricedQuote } from '#domain/quote/quote'
import { $facts } from '#stores/quote/draft'
import { unpricedFacts } from './unpriced-facts.ts'

/** Why complete facts have no price: no band, no fee scale for the day, or no tax table. */
export const Unpriced = ({ priced }: { priced: PricedQuote }) => {
  const facts = useStore($facts)
  const missing = unpricedFacts(priced.incomplete)
  return hasPrice(facts) && missing.length > 0 ? (
    <div className="faults" role="status">
      {missing.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  ) : null
}
