import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { Email } from './Email.tsx'
import { QuoteHead } from './QuoteHead.tsx'

/** One email of a quote. */
export default function TrackedEmailPage() {
  const quoteCase = useStore($quoteCase).data?.quote_case
  const number = quoteCase?.number
  useEffect(() => {
    if (number) $crumb.set(number)
  }, [number])
  return (
    <>
      {quoteCase && (
        <>
          <QuoteHead quoteCase={quoteCase} title="Email" />
          <p className="email-back">
            <a
              className="link"
              href={href('quotes-quote-cases-track-emails-id', { id: quoteCase.id })}
            >
              All emails and messages
            </a>
          </p>
        </>
      )}
      <Email />
    </>
  )
}
