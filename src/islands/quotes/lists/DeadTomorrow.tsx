import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { BulkBar } from '#components/list/BulkBar.tsx'
import type { Column } from '#components/list/List.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { type Rescue, rescueNames, rescueOf } from '#domain/quote/case/rescue'
import { isWorkingDay, nextWorkingDay } from '#domain/working-days'
import { showOutcome } from '#islands/lists/outcome.ts'
import { CallList } from '#islands/quotes/calls/CallList.tsx'
import {
  CalledCard,
  lastContactColumns,
  personColumns,
} from '#islands/quotes/calls/called-quote.tsx'
import { placeCall } from '#islands/quotes/calls/place-call.ts'
import { quoteBulk } from '#islands/quotes/cases/quote-bulk.ts'
import { countInWords, date, longDate, money, today } from '#lib/format'
import { href } from '#routes'
import { $quoteCaseRows, refreshQuoteCases } from '#stores/quote/case/quote-cases'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { feeColumns, matterColumn, openedColumn } from './quote-columns.tsx'

const CallerPanel = lazy(() => import('#islands/quotes/calls/CallerPanel.tsx'))

/** The open quotes that expire on the next working day, with the next one to call beside them. */
export default function DeadTomorrow() {
  const listed = useStore($quoteCaseRows)
  const [selected, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [called, setCalled] = useState<string | null>(null)
  return (
    <>
      <QuoteAreaHead say={listed.data ? <AtStake rows={listed.rows} /> : '\u00a0'} />
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={14} />}
        retry={refreshQuoteCases}
      >
        {(rows) => (
          <div className={rows.length > 0 ? 'dead-two' : undefined}>
            <CallList
              label="Dead tomorrow"
              rows={rows}
              columns={columns}
              hrefOf={(it) => href('quotes-quote-cases-id', { id: it.id })}
              card={(it) => (
                <CalledCard quoteCase={it}>
                  <BestRescue quoteCase={it} />
                </CalledCard>
              )}
              onCall={(it, event) => {
                placeCall(event, { kind: 'quote-case', id: it.id })
                setCalled(it.id)
              }}
              picked={selected}
              onPick={setPicked}
              empty={<NothingExpires />}
            />
            <Suspense>
              <CallerPanel rows={rows} chosen={called} onChoose={setCalled} />
            </Suspense>
            {rows.length > 0 && (
              <BulkBar
                rows={rows.filter(({ id }) => selected.has(id))}
                noun="quote"
                acts={quoteBulk}
                onClear={() => setPicked(new Set())}
                onDone={(outcome, did) => {
                  setPicked(new Set())
                  showOutcome(outcome, 'quote', did)
                }}
              />
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

const NothingExpires = () => (
  <Empty title="No quotes expire tomorrow">
    <p>Quotes appear here one working day before they expire.</p>
  </Empty>
)

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const AtStake = ({ rows }: { rows: readonly QuoteCaseRow[] }) => {
  const on = longDate(nextWorkingDay(today())).replace(/ \d{4}$/, '')
  if (rows.length === 0) return <>No quotes expire on {on}.</>
  const fees = rows.reduce((sum, it) => sum + it.fee_ex_vat, 0)
  const verb = rows.length === 1 ? 'quote expires' : 'quotes expire'
  return (
    <>
      <b>
        {capitalised(countInWords(rows.length))} {verb} at the end of {on}
      </b>
      , with <span className="num">{money(fees)}</span> of fees.
    </>
  )
}

const rescueIcons = { call: 'phone', extend: 'calendar-plus', agent: 'handshake' } as const

const BestRescue = ({ quoteCase }: { quoteCase: QuoteCaseRow }) => {
  const rescue: Rescue = rescueOf(quoteCase, new Date().toISOString())
  return (
    <span className={`rescue ${rescue === 'call' && isWorkingDay(today()) ? 'acc med' : ''}`}>
      <Icon name={rescueIcons[rescue]} />
      <span className="cut">{rescueText(rescue, quoteCase)}</span>
    </span>
  )
}

const rescueText = (rescue: Rescue, { negotiator, agency }: QuoteCaseRow) => {
  if (rescue === 'agent') return `Ask ${negotiator ?? agency}`
  if (rescue === 'call' && !isWorkingDay(today())) return `Call on ${date(nextWorkingDay(today()))}`
  return rescueNames[rescue]
}

const columns: readonly Column<QuoteCaseRow>[] = [
  ...personColumns,
  matterColumn,
  { key: 'address', head: 'Property', width: '15%', cell: (it) => it.address || '–' },
  ...feeColumns,
  openedColumn,
  ...lastContactColumns,
  {
    key: 'rescue',
    head: 'Suggested action',
    width: 172,
    cell: (it) => <BestRescue quoteCase={it} />,
  },
]
