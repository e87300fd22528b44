import type { ShownQuoteCase } from '#domain/quote/case/api'
import { exactly, money, shortDate } from '#lib/format'
import { href } from '#routes'

/** Every price that was given, the newest first, and files that look like the same move. */
export const QuoteVersions = ({ it }: { it: ShownQuoteCase }) => (
  <section className="quote-versions">
    <section className="sec">
      <header>
        <h2>Prices given</h2>
        <span className="count">{it.quote_case.quotes.length}</span>
      </header>
      <ol>
        {it.quote_case.quotes.toReversed().map((quote) => (
          <li key={quote.version}>
            <b className="num">{money(quote.priced.totals.inc_vat)}</b>
            <span className="faint">version {quote.version}</span>
            <span className="mute" title={exactly(quote.sent_at)}>
              {quote.channels.length > 0 ? 'sent' : 'saved'} {shortDate(quote.sent_at.slice(0, 10))}{' '}
              by {quote.sent_by.name}
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
    {it.alike.length > 0 && (
      <section className="sec">
        <header>
          <h2>Looks like the same move</h2>
        </header>
        <ul>
          {it.alike.map((other) => (
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
