import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import type { QuoteCaseRow } from '#domain/quote-case'
import { type CallLane, callLaneNames, callLaneOf } from '#domain/quote-case-lane'
import { money } from '#lib/format'
import { href } from '#routes'
import { $quoteCaseRows, refreshQuoteCases } from '#stores/quote-cases'
import { $route } from '#stores/route'
import { CallLanes } from './CallLanes.tsx'
import { CallList } from './CallList.tsx'
import { LastContact } from './LastContact.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { Next, Stage } from './quote-columns.tsx'

const CallLogForm = lazy(() => import('./CallLogForm.tsx'))

const columns: readonly Column<QuoteCaseRow>[] = [
  {
    key: 'person',
    head: 'Person',
    className: 'q-person',
    cell: (it) => <b className="med">{it.people}</b>,
  },
  { key: 'stage', head: 'Stage', className: 'q-stage', cell: (it) => <Stage it={it} /> },
  {
    key: 'fee',
    head: 'Fee',
    number: true,
    className: 'q-fee',
    cell: (it) => money(it.fee_ex_vat),
  },
  { key: 'last', head: 'Last contact', className: 'q-last', cell: (it) => <LastContact it={it} /> },
  { key: 'next', head: 'Next', className: 'q-next', cell: (it) => <Next it={it} /> },
  { key: 'temp', head: 'Temp', className: 'q-temp mute', cell: (it) => it.temperature },
  { key: 'owner', head: 'Owner', className: 'q-owner', cell: (it) => it.owner?.name ?? '–' },
]

const order = Object.keys(callLaneNames) as CallLane[]

/** Whom to telephone now: every open quote in one lane. */
export default function CallBoard() {
  const listed = useStore($quoteCaseRows)
  const lane = useStore($route).query['lane'] ?? ''
  const [logged, setLogged] = useState<QuoteCaseRow | null>(null)
  const now = new Date().toISOString()
  const laneOf = (it: QuoteCaseRow) => callLaneOf(it, now)
  const inOrder = (rows: readonly QuoteCaseRow[]) =>
    rows
      .filter((it) => lane === '' || laneOf(it) === lane)
      .toSorted((a, b) => order.indexOf(laneOf(a)) - order.indexOf(laneOf(b)) || byTime(a, b))
  return (
    <>
      <QuoteAreaHead />
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={refreshQuoteCases}
      >
        {(rows) => (
          <>
            <CallLanes rows={rows} laneOf={laneOf} at={lane} isCut={listed.next !== null} />
            <CallList
              label="Call board"
              rows={inOrder(rows)}
              columns={columns}
              hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
              card={(it) => <Card it={it} />}
              beside={(it) => (
                <button type="button" className="btn small" onClick={() => setLogged(it)}>
                  Log
                </button>
              )}
              empty={<NobodyHere isWhole={rows.length === 0} />}
            />
          </>
        )}
      </Loaded>
      <Dialog
        title={`Call with ${logged?.people ?? ''}`}
        open={logged !== null}
        onClose={() => setLogged(null)}
      >
        {logged && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <CallLogForm it={logged} onDone={() => setLogged(null)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

const byTime = (a: QuoteCaseRow, b: QuoteCaseRow) =>
  (a.next_action?.at ?? '9').localeCompare(b.next_action?.at ?? '9')

const NobodyHere = ({ isWhole }: { isWhole: boolean }) => (
  <Empty title={isWhole ? 'Nobody to call' : 'This lane is empty'}>
    <p>Open quotes stand here by what came of the last call and what is planned next.</p>
  </Empty>
)

const Card = ({ it }: { it: QuoteCaseRow }) => (
  <>
    <b className="strong cut">{it.people}</b>
    <span className="mute cut">
      {[money(it.fee_ex_vat), it.subject, it.sale_stage].join(' · ')}
    </span>
    <LastContact it={it} />
  </>
)
