import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { withSampleMark } from '#islands/sample/marked-columns.tsx'
import { $quoteListQuery } from '#stores/quote/case/quote-cases'
import { HubLinks } from './HubLinks.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { quoteColumns } from './quote-columns.tsx'

const columns = withSampleMark(quoteColumns, 'person')

const parts = () => import('./quote-hub.ts')
const HubScreen = lazy(() => import('./HubScreen.tsx'))

export default function QuoteHub() {
  if (useStore($quoteListQuery) === null)
    return (
      <Suspense>
        <HubScreen />
      </Suspense>
    )
  return (
    <>
      <QuoteAreaHead
        beside={
          <>
            <HubLinks /> <NewQuote main />
          </>
        }
      />
      <QuoteList
        hasSavedViews="quotes"
        label="Quotes"
        columns={columns}
        parts={parts}
        nothing="Quotes appear here from their first draft."
      />
    </>
  )
}
