import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { firstRefusal } from '#domain/act'
import { mayAccessQuoteCase } from '#domain/quote/case/access'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb } from '#stores/chrome/route'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { Correspondence } from './Correspondence.tsx'
import { QuoteHead } from './QuoteHead.tsx'

/** The emails and messages of a quote. */
export default function TrackEmails() {
  const detail = useStore($quoteCase)
  const person = useActingPerson()
  const number = detail.data?.quote_case.number
  useEffect(() => {
    if (number) $crumb.set(number)
  }, [number])
  return (
    <Loaded from={detail} skeleton={<Skeleton rows={10} />} retry={() => $quoteCase.revalidate()}>
      {({ quote_case }) => (
        <>
          <QuoteHead quoteCase={quote_case} title="Emails and messages" />
          <Correspondence
            mayWrite={firstRefusal(
              mayChangeWith(person, []),
              mayAccessQuoteCase(person, quote_case),
            )}
          />
        </>
      )}
    </Loaded>
  )
}
