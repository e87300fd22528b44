import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { League, type LeagueColumn } from '#components/charts/League.tsx'
import { Icon } from '#components/Icon.tsx'
import type { Visit } from '#domain/agent/visit'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { date, nearDate, today } from '#lib/format'
import { $visitRows, loadEarlierVisits } from '#stores/agent/visits'

const VisitCorrection = lazy(() => import('./VisitCorrection.tsx'))
const VisitDialog = lazy(() => import('./VisitDialog.tsx'))

/** The visits to introducers, newest first. */
export const BdmVisits = ({ quoteBreakdown }: { quoteBreakdown: QuoteBreakdown }) => {
  const { rows, next } = useStore($visitRows)
  const [isLogging, setLogging] = useState(false)
  const [corrected, setCorrected] = useState<Visit | null>(null)
  return (
    <section className="sec">
      <VisitsHeader onLog={() => setLogging(true)} />
      {rows.length === 0 ? (
        <p className="mute">No visits logged yet.</p>
      ) : (
        <VisitTable rows={rows} of={quoteBreakdown.of} onCorrect={setCorrected} />
      )}
      {next !== null && (
        <button type="button" className="btn small" onClick={() => void loadEarlierVisits()}>
          Show earlier visits
        </button>
      )}
      <Suspense>
        {isLogging && (
          <VisitDialog quoteBreakdown={quoteBreakdown} onDone={() => setLogging(false)} />
        )}
        {corrected && <VisitCorrection visit={corrected} onDone={() => setCorrected(null)} />}
      </Suspense>
    </section>
  )
}

const VisitsHeader = ({ onLog }: { onLog: () => void }) => (
  <header>
    <h2>Visits</h2>
    <button type="button" className="btn small quiet end" onClick={onLog}>
      <Icon name="plus" /> Log a visit
    </button>
  </header>
)

type TableProps = {
  rows: readonly Visit[]
  of: QuoteBreakdown['of']
  onCorrect: (visit: Visit) => void
}

const VisitTable = ({ rows, of, onCorrect }: TableProps) => (
  <League
    label="Visits"
    name={{ head: 'Visited', cell: ({ visited_on }) => date(visited_on) }}
    columns={[...columnsOf(of), correctionOf(onCorrect)]}
    rows={rows}
    keyOf={({ id }) => id}
  />
)

const text = (
  key: string,
  head: string,
  cell: LeagueColumn<Visit>['cell'],
  isWide = false,
): LeagueColumn<Visit> => ({ key, head, cell, isText: true, isWide })

const columnsOf = (of: QuoteBreakdown['of']) => [
  ...(of === 'person' ? [] : [text('user', 'Who', ({ user }) => user.name)]),
  text('place', 'Introducer', (it) => <IntroducerCell visit={it} />),
  text('note', 'Note', (it) => <Note visit={it} />, true),
  text('next', 'Next', (it) => it.next_on && <Next on={it.next_on} visit={it} />),
]

const correctionOf = (onCorrect: TableProps['onCorrect']) =>
  text('correct', '', (visit) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={`Correct the visit of ${date(visit.visited_on)}`}
      title="Correct"
      onClick={() => onCorrect(visit)}
    >
      <Icon name="pen-line" />
    </button>
  ))

const IntroducerCell = ({ visit: { agency, branch } }: { visit: Visit }) => (
  <>
    {agency.name}
    {branch && ', '}
    <br className="narrow" />
    {branch}
  </>
)

const Note = ({ visit: { note, user, by } }: { visit: Visit }) => (
  <>
    <span className="lead-words">{note}</span>{' '}
    {by.id !== user.id && <small className="faint">Logged by {by.name}</small>}
  </>
)

const Next = ({ on, visit: { user, next_by } }: { on: string; visit: Visit }) => (
  <>
    <span className={on < today() ? 'mute' : undefined}>{nearDate(on)}</span>
    {next_by && (
      <small className="faint">
        {' '}
        {next_by.name}, in place of {user.name}
      </small>
    )}
  </>
)
