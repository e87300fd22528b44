import type { QuoteCase } from '#domain/quote/case/quote-case'
import { peopleOf } from '#domain/quote/facts'
import { href } from '#routes'

/** Which quote the page is about, with the ways back to it. */
export const QuoteHead = ({ quoteCase, title }: { quoteCase: QuoteCase; title: string }) => (
  <header className="email-page-head">
    <p>
      <a href={href('quotes-quote-cases-id', { id: quoteCase.id })}>{quoteCase.number}</a>{' '}
      <span className="faint">{peopleOf(quoteCase.facts)}</span>
    </p>
    <h1 className="h1">{title}</h1>
  </header>
)
