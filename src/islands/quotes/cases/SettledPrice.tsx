import type { Quote } from '#domain/quote/quote'
import { date, dayOf } from '#lib/format'
import { href } from '#routes'

/** Explains what can still be changed once a price is accepted. */
const SettledPrice = ({ quote }: { quote: Quote }) => (
  <div className="banner" role="status">
    <div>
      <p>
        <b>The price is settled.</b> {quote.accepted_by ?? 'The client'} accepted it
        {quote.accepted_at && ` on ${date(dayOf(quote.accepted_at))}`}.
      </p>
      <p>
        Names, contact details, addresses, lenders, the sale stage and who has the credit can still
        be changed here.
      </p>
      <p>
        If the work changes, instruct the quote and change its case, or{' '}
        <a href={href('quotes-create', {})}>create a new quote</a>.
      </p>
    </div>
  </div>
)

export default SettledPrice
