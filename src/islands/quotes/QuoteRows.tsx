import { useStore } from '@nanostores/react'
import { type Column, List } from '#components/List.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteCaseRow } from '#domain/quote-case'
import { money } from '#lib/format'
import { href } from '#routes'
import {
  $loadingMoreQuotes,
  $quoteCaseRows,
  $quoteListQuery,
  loadMoreQuotes,
  refreshQuoteCases,
} from '#stores/quote-cases'
import { NewQuote } from './NewQuote.tsx'
import { Next, QuoteStatus } from './quote-columns.tsx'

/** The quotes that the page and its filters ask for. */
export const QuoteRows = ({
  label,
  columns,
  nothing,
}: {
  label: string
  columns: readonly Column<QuoteCaseRow>[]
  /** What would be here, in a sentence. */
  nothing: string
}) => {
  const listed = useStore($quoteCaseRows)
  const query = useStore($quoteListQuery)
  const loading = useStore($loadingMoreQuotes)
  return (
    <Loaded
      from={{ ...listed, data: listed.data && listed.rows }}
      skeleton={<Skeleton rows={12} />}
      retry={refreshQuoteCases}
    >
      {(rows) => (
        <List
          label={label}
          rows={rows}
          columns={columns}
          keyOf={(it) => it.id}
          hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
          card={(it) => <QuoteCard it={it} />}
          more={listed.next === null ? null : { loading, load: () => void loadMoreQuotes() }}
          empty={<Nothing isFiltered={Object.keys(query ?? {}).length > 1} words={nothing} />}
        />
      )}
    </Loaded>
  )
}

const Nothing = ({ isFiltered, words }: { isFiltered: boolean; words: string }) =>
  isFiltered ? (
    <Empty title="No quote matches">
      <p>Nothing fits these filters together. Clear them to see the whole list.</p>
    </Empty>
  ) : (
    <Empty title="Nothing here">
      <p>{words}</p>
      <NewQuote />
    </Empty>
  )

/** A quote in three lines, for a phone. */
const QuoteCard = ({ it }: { it: QuoteCaseRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.people || 'Nobody named yet'}</b>
      <span className="num">{money(it.fee_ex_vat)}</span>
    </span>
    <span className="row between mute">
      <span className="cut">{[it.subject, it.address].filter(Boolean).join(' · ')}</span>
      <QuoteStatus of={it.status} />
    </span>
    <span className="row between mute">
      <span className="cut">
        <span className="ref">{it.number}</span>{' '}
        {[it.sale_stage, it.agency].filter(Boolean).join(' · ')}
      </span>
      <Next it={it} />
    </span>
  </>
)
