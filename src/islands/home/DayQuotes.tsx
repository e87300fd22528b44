import type { MyDay } from '#domain/conveyance/my-day'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'
import { Covered } from './Covered.tsx'

export const DayQuotes = ({ myDay }: { myDay: MyDay }) => {
  const dying = new Set(myDay.quotes_dying.map((quote) => quote.id))
  const quotes = [
    ...myDay.quotes_dying,
    ...myDay.quotes_open.filter((quote) => !dying.has(quote.id)),
  ]
  if (quotes.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>{myDay.has_own_quotes ? 'My quotes' : 'Open quotes'}</h2>
        <span className="count">{quotes.length}</span>
      </header>
      <ul className="tasks quotes-due">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <span className="ref">{quote.number}</span>
            <a className="t cut" href={href('quotes-quote-cases-id', { id: quote.id })}>
              {quote.name} <Covered name={quote.covered} />
            </a>
            <span className="cut mute">{quote.what}</span>
            <span className="num n">{money(quote.total)}</span>
            <span className={`w num ${dying.has(quote.id) ? 'bad' : ''}`}>
              {quote.dead_on ? shortDate(quote.dead_on) : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
