import { Clock, Status } from '#components/Marks.tsx'
import { daysBetween } from '#domain/dates'
import { answerText } from '#domain/sale-ready-pack/answering'
import { packSectionLabels } from '#domain/sale-ready-pack/items/item'
import { itemStateLabels, packSourceLabels } from '#domain/sale-ready-pack/labels'
import type { PackAnswer } from '#domain/sale-ready-pack/record'
import type { StandingItem } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { fileHref } from '#islands/documents/file-address.ts'
import { dayOf, pluralise, shortDate, today } from '#lib/format'
import { ItemOrder } from './ItemOrder.tsx'
import { itemStateTones } from './item-state-tones.ts'

type Props = {
  view: PackView
  standing: readonly StandingItem[]
  /** Why somebody may not order what the pack lacks. */
  why: string | undefined
}

/** The items of a pack by section, each with where it comes from and how fresh it is. */
export const PackTable = ({ view, standing, why }: Props) => (
  <table className="pack-table">
    <thead>
      <tr>
        <th scope="col">Section</th>
        <th scope="col">What we hold</th>
        <th scope="col">From</th>
        <th scope="col">Fresh</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {standing.map((it, at) => (
        <PackLine
          key={it.item.key}
          {...{ of: it, view, why }}
          isFirst={standing[at - 1]?.item.section !== it.item.section}
        />
      ))}
    </tbody>
  </table>
)

const PackLine = ({ of, isFirst, view, why }: LineProps) => {
  const { item, answer, state } = of
  return (
    <tr data-state={state}>
      <td className="med">{isFirst && packSectionLabels[item.section]}</td>
      <td>
        <Held of={of} />
        <ItemOrder view={view} of={of} why={why} />
      </td>
      <td>
        {answer ? (
          packSourceLabels[answer.source]
        ) : (
          <span className="mute">{item.question ? 'Client' : 'Us'}</span>
        )}
        {answer && <small className="mute block">{shortDate(dayOf(answer.at))}</small>}
      </td>
      <td>{answer && <Freshness answer={answer} months={item.months} />}</td>
      <td>
        <Status tone={itemStateTones[state]}>{itemStateLabels[state]}</Status>
      </td>
    </tr>
  )
}

const Held = ({ of: { item, answer, issue } }: Pick<LineProps, 'of'>) => (
  <>
    <b className="med">{item.label}</b>
    {answer && <span className="block">{answerText(answer)}</span>}
    {answer?.file && (
      <a className="block" href={fileHref(answer.file)} download>
        Download {answer.file.name}
      </a>
    )}
    {issue && (
      <small className="pack-issue block">
        {issue.what} {issue.fix}
      </small>
    )}
  </>
)

type LineProps = Pick<Props, 'view' | 'why'> & { of: StandingItem; isFirst: boolean }

const DAYS_A_MONTH = 30

const Freshness = ({ answer, months }: { answer: PackAnswer; months?: number | undefined }) => {
  if (answer.fresh_until === null) return <span className="mute">–</span>
  const left = daysBetween(today(), answer.fresh_until)
  const share = Math.min(100, Math.round((left / ((months ?? 6) * DAYS_A_MONTH)) * 100))
  const label =
    left < 0 ? `since ${shortDate(answer.fresh_until)}` : `${pluralise(left, 'day')} left`
  return (
    <span className="pack-fresh">
      <Clock left={share} label={label} /> {label}
    </span>
  )
}
