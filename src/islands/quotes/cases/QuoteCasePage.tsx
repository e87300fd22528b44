import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { quoteOnOffer } from '#domain/quote/case/quote-case'
import { peopleOf } from '#domain/quote/facts'
import type { Quote } from '#domain/quote/quote'
import { StoppedAddresses } from '#islands/communication/StoppedAddresses.tsx'
import { Here } from '#islands/conveyances/Here.tsx'
import { CouldApply } from '#islands/quotes/form/CouldApply.tsx'
import { PriceLines } from '#islands/quotes/form/PriceLines.tsx'
import { TaxBands } from '#islands/quotes/form/TaxBands.tsx'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { QuoteCaseActs } from './QuoteCaseActs.tsx'
import { QuoteCaseIds, QuoteCaseStatusLine, quoteCaseFacts } from './QuoteCaseHeader.tsx'
import { QuoteTimeline } from './QuoteTimeline.tsx'
import { QuoteVersions } from './QuoteVersions.tsx'

export default function QuoteCasePage() {
  const detail = useStore($quoteCase)
  return (
    <Loaded from={detail} skeleton={<Skeleton rows={14} />} retry={() => $quoteCase.revalidate()}>
      {(it) => (
        <>
          <StoppedAddresses />
          <QuoteCaseView quoteCase={it} />
        </>
      )}
    </Loaded>
  )
}

const QuoteCaseView = ({ quoteCase }: { quoteCase: QuoteCaseDetail }) => {
  const { number } = quoteCase.quote_case
  useEffect(() => $crumb.set(number), [number])
  const quote = quoteOnOffer(quoteCase.quote_case)
  return (
    <DetailFrame
      ids={<QuoteCaseIds quoteCase={quoteCase} />}
      here={<Here subject="quote-case" id={quoteCase.quote_case.id} />}
      title={peopleOf(quoteCase.quote_case.facts) || 'No name yet'}
      facts={quoteCaseFacts(quoteCase)}
      standing={<QuoteCaseStatusLine quoteCase={quoteCase} />}
      acts={<QuoteCaseActs quoteCase={quoteCase} />}
    >
      {quote ? (
        <div className="quote-case-three">
          <QuoteVersions quoteCase={quoteCase} />
          <QuoteTimeline quoteCase={quoteCase} />
          <Price quote={quote} />
        </div>
      ) : (
        <NeverSent id={quoteCase.quote_case.id} />
      )}
    </DetailFrame>
  )
}

const NeverSent = ({ id }: { id: string }) => (
  <Empty title="This quote has not been sent">
    <p>It is saved as a draft. Finish the draft to send it.</p>
    <a className="btn main" href={href('quotes-quote-cases-id-draft-edit', { id })}>
      Finish the draft
    </a>
  </Empty>
)

const Price = ({ quote }: { quote: Quote }) => (
  <aside className="price still" aria-label="The price on offer">
    <PriceLines priced={quote.priced} />
    {quote.priced.land_tax && <TaxBands tax={quote.priced.land_tax} />}
    <CouldApply could={quote.priced.could_apply} />
  </aside>
)
