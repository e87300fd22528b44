import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { keysOf } from '#domain/entries'
import { callLaneNames, callLaneOf } from '#domain/quote/case/lane'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { feeColumns, Next } from '#islands/quotes/lists/quote-columns.tsx'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $leadDesk } from '#stores/lead/desk'
import { $quoteCaseRows, refreshQuoteCases } from '#stores/quote/case/quote-cases'
import type { BoardAct } from './CallBoardDialog.tsx'
import { CallLanes } from './CallLanes.tsx'
import { CallList } from './CallList.tsx'
import { CallStatusCell } from './CallStatusCell.tsx'
import { CalledCard, lastContactColumns, personColumns } from './called-quote.tsx'
import { LastContact } from './LastContact.tsx'
import { placeCall } from './place-call.ts'

const CallBoardDialog = lazy(() => import('./CallBoardDialog.tsx'))

const columns: readonly Column<QuoteCaseRow>[] = [
  ...personColumns,
  ...feeColumns,
  ...lastContactColumns,
  {
    key: 'best',
    head: 'Best time',
    width: 104,
    dropBelow: 1380,
    cell: (it) => <CallStatusCell id={it.id} />,
  },
  { key: 'next', head: 'Next', width: 112, cell: (it) => <Next quoteCase={it} /> },
  {
    key: 'temp',
    head: 'Interest',
    width: 76,
    dropBelow: 1380,
    className: 'mute',
    cell: (it) => it.temperature,
  },
  {
    key: 'owner',
    head: 'Owner',
    width: 112,
    dropBelow: 1200,
    cell: (it) => (it.owner === null ? '–' : <PersonName person={it.owner} isShort />),
  },
]

const order = keysOf(callLaneNames)
const A_MINUTE = 60_000

/** The current time, updated every minute so that a call that falls due changes lane. */
const useNow = () => {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), A_MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

export default function CallBoard() {
  const listed = useStore($quoteCaseRows)
  const lane = useStore($route).query['lane'] ?? ''
  const [act, setAct] = useState<BoardAct | null>(null)
  // Loaded in advance: a press on a number needs to know how calls are placed.
  useStore($leadDesk)
  const now = useNow()
  const laneOf = (it: QuoteCaseRow) => callLaneOf(it, now)
  const sorted = (rows: readonly QuoteCaseRow[]) =>
    rows
      .filter((it) => lane === '' || laneOf(it) === lane)
      .toSorted((a, b) => order.indexOf(laneOf(a)) - order.indexOf(laneOf(b)) || byTime(a, b))
  return (
    <>
      <QuoteAreaHead
        beside={
          <button type="button" className="btn main" onClick={() => setAct({ does: 'next' })}>
            <Icon name="phone-call" /> Call next
          </button>
        }
      />
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
              rows={sorted(rows)}
              columns={columns}
              hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
              card={(it) => (
                <CalledCard quoteCase={it}>
                  <LastContact called={it} />
                </CalledCard>
              )}
              onCall={(it, event) => {
                placeCall(event, { kind: 'quote-case', id: it.id })
                setAct({ does: 'log', quoteCase: it })
              }}
              beside={(it) => <RowActs quoteCase={it} onAct={setAct} />}
              empty={<EmptyBoard isWhole={rows.length === 0} />}
            />
            <Suspense>
              {act && <CallBoardDialog act={act} rows={sorted(rows)} onDone={() => setAct(null)} />}
            </Suspense>
          </>
        )}
      </Loaded>
    </>
  )
}

const byTime = (a: QuoteCaseRow, b: QuoteCaseRow) =>
  (a.next_action?.at ?? '9').localeCompare(b.next_action?.at ?? '9')

const rowChoices = (quoteCase: QuoteCaseRow, onAct: (act: BoardAct) => void): readonly Choice[] => [
  {
    key: 'skip',
    label: 'Skip',
    icon: 'clock',
    onChoose: () => onAct({ does: 'skip', quoteCase }),
  },
  {
    key: 'write',
    label: 'Message on WhatsApp',
    icon: 'message-circle',
    onChoose: () => onAct({ does: 'write', quoteCase }),
  },
]

const RowActs = ({
  quoteCase,
  onAct,
}: {
  quoteCase: QuoteCaseRow
  onAct: (act: BoardAct) => void
}) => (
  <>
    <button type="button" className="btn small" onClick={() => onAct({ does: 'log', quoteCase })}>
      Log
    </button>
    <RowMenu
      className="btn small"
      label={`Actions for ${quoteCase.people}`}
      choices={rowChoices(quoteCase, onAct)}
    />
  </>
)

const EmptyBoard = ({ isWhole }: { isWhole: boolean }) => (
  <Empty title={isWhole ? 'Nobody to call' : 'No calls in this group'}>
    <p>Open quotes appear here, grouped by their last call and what is planned next.</p>
  </Empty>
)
