import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { dayOf, exactInstant, money, shortDate } from '#lib/format'
import { href } from '#routes'
import { LeadNotes } from './LeadNotes.tsx'

/** Every version of the price, newest first, and quotes that look like the same move. */
export const QuoteVersions = ({ quoteCase }: { quoteCase: QuoteCaseDetail }) => (
  <section className="quote-versions">
    <section className="sec">
      <header>
        <h2>Quotes given</h2>
        <span className="count">{quoteCase.quote_case.quotes.length}</span>
      </header>
      <ol>
        {quoteCase.quote_case.quotes.toReversed().map((quote) => (
          <li key={quote.version}>
            <b className="num">{money(quote.priced.totals.inc_vat)}</b>
            <span className="faint">version {quote.version}</span>
            <span className="mute" title={exactInstant(quote.sent_at)}>
              {quote.channels.length > 0 ? 'sent' : 'saved'} {shortDate(dayOf(quote.sent_at))} by{' '}
              {quote.sent_by.name}
            </span>
            <span className="mute">
              {quote.accepted_at
                ? `accepted by ${quote.accepted_by}`
                : quote.viewed_at.length > 0
                  ? `opened ${quote.viewed_at.length} ${quote.viewed_at.length === 1 ? 'time' : 'times'}`
                  : 'not opened'}
            </span>
          </li>
        ))}
      </ol>
    </section>
    {quoteCase.lead && <LeadNotes lead={quoteCase.lead} />}
    {quoteCase.alike.length > 0 && (
      <section className="sec">
        <header>
          <h2>Possible duplicates</h2>
        </header>
        <ul>
          {quoteCase.alike.map((other) => (
            <li key={other.id}>
              <a className="link" href={href('quotes-quote-cases-id', { id: other.id })}>
                {other.number}
              </a>{' '}
              {other.people}, {other.why}
            </li>
          ))}
        </ul>
      </section>
    )}
  </section>
)
