import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import type { QueuedQuoteCase } from '#domain/quote/case/activity'
import { CallList } from '#islands/quotes/calls/CallList.tsx'
import { money, pluralise } from '#lib/format'
import { href } from '#routes'
import { $queueStage, $quoteQueueRows, loadMoreQueue, refreshQueue } from '#stores/quote/case/queue'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { ageOf, Next } from './quote-columns.tsx'

const columns: readonly Column<QueuedQuoteCase>[] = [
  {
    key: 'person',
    head: 'Person',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people}</b>,
  },
  { key: 'postcode', head: 'Postcode', width: 92, cell: (it) => it.postcode || '–' },
  {
    key: 'fee',
    head: 'Fee',
    number: true,
    width: 92,
    className: 'q-fee',
    cell: (it) => money(it.fee_ex_vat),
  },
  { key: 'age', head: 'Days', number: true, width: 60, cell: ageOf },
  { key: 'next', head: 'Next', width: 112, cell: (it) => <Next quoteCase={it} /> },
]

export default function StageQueue() {
  const listed = useStore($quoteQueueRows)
  const isSold = useStore($queueStage) === 'sold'
  const more = useMore()
  const fullListHref = isSold
    ? href('quotes-quote-cases-sold-quote-list', {})
    : href('quotes-quote-cases-presold-quote-list', {})
  return (
    <div className="slim">
      <QuoteAreaHead
        beside={
          <a className="btn" href={fullListHref}>
            All columns
          </a>
        }
      />
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={refreshQueue}
      >
        {(rows) => (
          <>
            {rows.length > 0 && <QueueKeys />}
            <CallList
              label={isSold ? 'Sold queue' : 'Presold queue'}
              rows={rows}
              columns={columns}
              hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
              card={(it) => <Card queuedQuoteCase={it} />}
              more={listed.next === null ? null : more}
              empty={<EmptyQueue />}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const useMore = () => {
  const [loading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    void loadMoreQueue().finally(() => setLoading(false))
  }
  return { loading, load }
}

const QueueKeys = () => (
  <p className="key-line wide">
    <kbd>J</kbd> <kbd>K</kbd> move · <kbd>↵</kbd> open · <kbd>C</kbd> call
  </p>
)

const EmptyQueue = () => (
  <Empty title="Nobody to call">
    <p>Open quotes at this stage appear here, soonest to expire first.</p>
  </Empty>
)

const Card = ({ queuedQuoteCase }: { queuedQuoteCase: QueuedQuoteCase }) => (
  <>
    <b className="strong cut">{queuedQuoteCase.people}</b>
    <span className="mute cut">
      {[
        money(queuedQuoteCase.fee_ex_vat),
        queuedQuoteCase.postcode,
        pluralise(Number(ageOf(queuedQuoteCase)), 'day'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
    <span className="mute cut">
      Next: <Next quoteCase={queuedQuoteCase} />
    </span>
  </>
)
