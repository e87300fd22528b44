import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type {
  CompletionDay as Day,
  DayTotal,
} from '#domain/conveyance/completion-day/completion-day'
import { addDays } from '#domain/dates'
import { longDate, money, pluralise } from '#lib/format'
import { href } from '#routes'
import { $completionDay, openCompletionDay } from '#stores/conveyance/completion-day/completion-day'
import { Chain } from './Chain.tsx'
import { daySentence } from './day-sentence.ts'
import { ReleaseCard } from './ReleaseCard.tsx'

/** What completes on a day, live, for a desk, a phone or a screen on the wall. */
export default function CompletionDay() {
  return (
    <Loaded
      from={useStore($completionDay)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $completionDay.revalidate()}
    >
      {(day) => <Board day={day} />}
    </Loaded>
  )
}

const Board = ({ day }: { day: Day }) => {
  const cases = day.chains.flatMap((chain) => chain.cases)
  return (
    <div className="completion-day">
      <Head day={day} />
      {cases.length === 0 ? (
        <Empty title="No completions">
          <p>
            Cases appear here on the day that was agreed for completion.{' '}
            <a className="link" href={`${href('conveyances', {})}?layout=calendar`}>
              Open the calendar
            </a>
          </p>
        </Empty>
      ) : (
        day.chains.map((chain) => <Chain key={chain.id} chain={chain} />)
      )}
      {cases.flatMap((caseFile) =>
        caseFile.releases.map((release) => (
          <ReleaseCard key={caseFile.id + release.task} caseFile={caseFile} release={release} />
        )),
      )}
    </div>
  )
}

const Head = ({ day }: { day: Day }) => (
  <header className="day-head">
    <div>
      <p className="row">
        <Step day={day} by={-1} label="Day before" />
        <b className="strong">{longDate(day.on)}</b>
        <Step day={day} by={1} label="Day after" />
        {day.on !== day.today && (
          <button type="button" className="btn small" onClick={() => openCompletionDay(null)}>
            Today
          </button>
        )}
      </p>
      <h1 className="h1">{daySentence(day)}</h1>
    </div>
    <dl>
      <Total name="Money in" of={day.money_in} />
      <Total name="Money out" of={day.money_out} />
    </dl>
  </header>
)

const Total = ({ name, of: { amount, missing } }: { name: string; of: DayTotal }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{amountText({ amount, missing })}</dd>
    {amount !== null && missing > 0 && (
      <dd className="note">{pluralise(missing, 'amount')} not recorded</dd>
    )}
  </div>
)

const amountText = ({ amount, missing }: DayTotal) => {
  if (amount !== null) return money(amount)
  return missing > 0 ? 'Not recorded' : 'None yet'
}

const Step = ({ day, by, label }: { day: Day; by: 1 | -1; label: string }) => {
  const to = addDays(day.on, by)
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      onClick={() => openCompletionDay(to === day.today ? null : to)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
