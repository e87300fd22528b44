import { ActButton } from '#components/ActButton.tsx'
import { Clock } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { type CaseDate, caseDates, freshnessOf } from '#domain/conveyance/dates/case-dates'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { pluralise, shortDate, today } from '#lib/format'
import { $caseForm } from '#stores/conveyance/conveyance'

/** Every date that matters on a case, with what is left of those that run out. */
export default function CaseDates({ caseFile }: { caseFile: CaseDetail }) {
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const canChange = useCan('conveyance.update')
  return (
    <section className="case-part" aria-label="Key dates">
      <header className="row between">
        <h2 className="h2">Key dates</h2>
        {canChange && (
          <ActButton why={why} onPress={() => $caseForm.set('dates')}>
            Set dates
          </ActButton>
        )}
      </header>
      <div className="wide-table">
        <table className="table">
          <DateHeads />
          <tbody>
            {caseDates(caseFile.conveyance).map((date) => (
              <DateRow key={date.name} date={date} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const DateHeads = () => (
  <thead>
    <tr>
      <th scope="col">Date</th>
      <th scope="col">On</th>
      <th scope="col">Good until</th>
      <th scope="col">Left</th>
    </tr>
  </thead>
)

const DateRow = ({ date }: { date: CaseDate }) => {
  const freshness = freshnessOf(date, today())
  return (
    <tr>
      <td>
        <b className="med">{date.name}</b>
        {date.source && <small className="evidence">{date.source}</small>}
      </td>
      <td className="num">{date.on ? shortDate(date.on) : '–'}</td>
      <td className="num">{date.until ? shortDate(date.until) : '–'}</td>
      <td>
        {freshness && (
          <>
            <Clock left={freshness.left} label={leftText(freshness.days)} />{' '}
            {leftText(freshness.days)}
          </>
        )}
      </td>
    </tr>
  )
}

const leftText = (days: number) => {
  if (days < 0) return `Ended ${pluralise(-days, 'day')} ago`
  return days === 0 ? 'Ends today' : pluralise(days, 'day')
}
