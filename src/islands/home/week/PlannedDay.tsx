import type { ReactNode } from 'react'
import type { WeekPlan } from '#domain/conveyance/day/week'
import { partyLabels } from '#domain/party'
import { date, daysLate, money, today } from '#lib/format'
import { href } from '#routes'
import { chaseActs, holderActs, LineMenu } from '../acts/LineMenu.tsx'
import { dayCounts } from '../day-counts.ts'
import { MoveMenu } from './MoveMenu.tsx'

type Props = { day: string; days: readonly string[]; plan: Omit<WeekPlan, 'days'> }

/** One day of the week: what is binding first, then tasks, whom to chase and visits. */
export const PlannedDay = ({ day, days, plan }: Props) => {
  const count = countOf(plan)
  const title = date(day)
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2 className="num">{day === today() ? `Today, ${title}` : title}</h2>
        <span className="count">{count}</span>
      </header>
      {count === 0 && <p className="faint none">Nothing planned.</p>}
      {plan.full_days.map((it) => (
        <p key={it.on} className="faint">
          {dayCounts(it)}
        </p>
      ))}
      <ul>
        <Dates plan={plan} />
        {plan.tasks.map((task) => (
          <Line
            key={`${task.conveyance_id}-${task.task}`}
            to={`${href('conveyances-id', { id: task.conveyance_id })}#task-${task.task}`}
            title={task.title}
            of={`${task.ref} ${task.address}`}
            late={task.days_late}
          >
            <MoveMenu task={task} day={day} days={days} />
          </Line>
        ))}
        {plan.chases.map((chase) => (
          <Line
            key={`chase ${chase.conveyance_id}-${chase.task}`}
            to={href('conveyances-id', { id: chase.conveyance_id })}
            title={`Chase ${partyLabels[chase.party].toLowerCase()}: ${chase.title}`}
            of={`${chase.ref} ${chase.address}`}
            late={chase.days_late}
          >
            <LineMenu line={chase} acts={chase.task ? chaseActs : holderActs} />
          </Line>
        ))}
      </ul>
    </section>
  )
}

/** How much a day has, with what is only counted. */
const countOf = ({ full_days, ...listed }: Props['plan']) => {
  const shown = Object.values(listed).reduce((sum, it) => sum + it.length, 0)
  const more = full_days.map(
    ({ on, exchanges, completions }) =>
      exchanges + completions - listed.dates.filter((it) => it.on === on).length,
  )
  return more.reduce((sum, it) => sum + it, shown)
}

const Dates = ({ plan: { dates, key_dates, visits } }: Pick<Props, 'plan'>) => (
  <>
    {dates.map((it) => (
      <Line
        key={it.kind + it.conveyance_id}
        to={href('conveyances-id', { id: it.conveyance_id })}
        title={`${it.kind === 'exchange' ? 'Exchange' : 'Completion'}: ${it.address}`}
        of={`${it.ref} ${money(it.price)}`}
      />
    ))}
    {key_dates.map((it) => (
      <Line
        key={it.name + it.conveyance_id}
        to={href('conveyances-id', { id: it.conveyance_id })}
        title={it.name}
        of={`${it.ref} ${it.address}`}
      />
    ))}
    {visits.map((it) => (
      <Line key={it.id} title={`Visit ${it.place}`} />
    ))}
  </>
)

type LineProps = { title: string; to?: string; of?: string; late?: number; children?: ReactNode }

const Line = ({ title, to, of, late = 0, children }: LineProps) => (
  <li>
    <div>
      {to ? (
        <a className="link" href={to}>
          {title}
        </a>
      ) : (
        title
      )}
      {of && <p className="faint">{of}</p>}
      {late > 0 && <p className="bad num">{daysLate(late)}</p>}
    </div>
    {children}
  </li>
)
