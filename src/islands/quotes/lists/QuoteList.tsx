import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column, Sort } from '#components/list/List.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { ListPage } from '#islands/lists/ListPage.tsx'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { money } from '#lib/format'
import { href } from '#routes'
import {
  $quoteCaseRows,
  $quoteListQuery,
  loadMoreQuotes,
  refreshQuoteCases,
} from '#stores/quote/case/quote-cases'
import { Next, QuoteStatus } from './quote-columns.tsx'

type Props = {
  label: string
  columns: readonly Column<QuoteCaseRow>[]
  parts: () => Promise<{ readonly default: ListParts<QuoteCaseRow> }>
  canPick?: boolean
  hasSavedViews: string
  nothing: string
}

// The server's default order of each view.
const defaultSort = (view = ''): Sort =>
  /^(open|presold|sold)$/.test(view)
    ? { by: 'until', direction: 'asc' }
    : { by: 'changed', direction: 'desc' }

export const QuoteList = ({ nothing, ...page }: Props) => (
  <ListPage
    {...page}
    noun="quote"
    from={useStore($quoteCaseRows)}
    retry={refreshQuoteCases}
    loadMore={loadMoreQuotes}
    sort={defaultSort(useStore($quoteListQuery)?.view)}
    keyOf={(it) => it.id}
    hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
    card={(it) => <QuoteCard quoteCase={it} />}
    nothing={
      <Empty title="No quotes here">
        <p>{nothing}</p>
        <NewQuote />
      </Empty>
    }
  />
)

const QuoteCard = ({ quoteCase }: { quoteCase: QuoteCaseRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {quoteCase.people || 'No name yet'}
        <SampleMark id={quoteCase.id} />
      </b>
      <span className="num">{money(quoteCase.fee_ex_vat)}</span>
    </span>
    <span className="row between mute">
      <span className="cut">
        {[quoteCase.subject, quoteCase.address].filter(Boolean).join(' · ')}
      </span>
      <QuoteStatus of={quoteCase.status} />
    </span>
    <span className="row between mute">
      <span className="cut">
        <span className="ref">{quoteCase.number}</span>{' '}
        {[quoteCase.sale_stage, quoteCase.agency].filter(Boolean).join(' · ')}
      </span>
      <Next quoteCase={quoteCase} />
    </span>
  </>
)
