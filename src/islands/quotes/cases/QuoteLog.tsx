import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import type { QuoteActivity } from '#domain/quote/case/activity'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { dayHeading, dayOf, exactInstant, time } from '#lib/format'
import { href } from '#routes'
import { $quoteActivityRows, loadMoreActivity, refreshActivity } from '#stores/quote/case/activity'
import { fieldLabels } from './quote-field-labels.ts'

const QuoteLogFilters = lazy(() => import('./QuoteLogFilters.tsx'))

/** The activity of all quotes, newest first. */
export default function QuoteLog() {
  const listed = useStore($quoteActivityRows)
  const [loading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    void loadMoreActivity().finally(() => setLoading(false))
  }
  return (
    <>
      <QuoteAreaHead
        beside={
          <button type="button" className="btn" onClick={refreshActivity}>
            <Icon name="refresh-cw" /> Refresh
          </button>
        }
      />
      <Suspense fallback={<UnreadyFilters />}>
        <QuoteLogFilters />
      </Suspense>
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={refreshActivity}
      >
        {(rows) => (rows.length === 0 ? <NoActivity /> : <Days rows={rows} />)}
      </Loaded>
      {listed.next !== null && <ShowMore loading={loading} load={load} />}
    </>
  )
}

const UnreadyFilters = () => (
  <div className="filters quote-filters">
    <select className="input filter-choice" aria-label="Activity" disabled />
    <select className="input filter-choice" aria-label="By whom" disabled />
    <input className="input filter-day" aria-label="On" disabled />
  </div>
)

const NoActivity = () => (
  <Empty title="Nothing to show">
    <p>Everything that happens to a quote is recorded here.</p>
  </Empty>
)

const Days = ({ rows }: { rows: readonly QuoteActivity[] }) =>
  [...Map.groupBy(rows, ({ at }) => dayOf(at)).values()].map((dayRows) => {
    const first = dayRows[0]
    if (!first) return null
    return (
      <section className="sec" key={first.seq}>
        <header>
          <h2>{dayHeading(first.at)}</h2>
        </header>
        <ul className="tasks quote-log">
          {dayRows.map((it) => (
            <li key={it.seq}>
              <time className="num faint" dateTime={it.at} title={exactInstant(it.at)}>
                {time(it.at)}
              </time>
              <span className="t cut">{caseOf(it)}</span>
              <span className="x">
                {it.words}
                {it.reached === null && it.changed.some((name) => name !== 'facts') && (
                  <span className="faint"> · {fieldLabels(it.changed)}</span>
                )}
              </span>
              <span className="w cut mute">{it.who}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  })

const caseOf = ({ quote_case: it }: QuoteActivity): ReactNode =>
  it === null ? (
    <span className="faint">A draft since discarded</span>
  ) : (
    <a href={href('quotes-quote-cases-id', { id: it.id })}>
      <span className="ref">{it.number}</span> <b className="med">{it.people}</b>
    </a>
  )
