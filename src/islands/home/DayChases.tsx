import { Icon } from '#components/Icon.tsx'
import type { DayChase, MyDay } from '#domain/conveyance/my-day'
import { partyLabels } from '#domain/party'
import { daysLate, shortDate } from '#lib/format'
import { href } from '#routes'
import { chaseActs, holderActs, LineMenu } from './acts/LineMenu.tsx'
import { Covered } from './Covered.tsx'

/** Whom to chase today, each with a link to the task that waits. */
export const DayChases = ({ myDay: { chases, today } }: { myDay: MyDay }) =>
  chases.length > 0 && (
    <section className="sec" aria-label="To chase">
      <header>
        <h2>To chase</h2>
        <span className="count">{chases.length}</span>
      </header>
      <ul className="tasks">
        {chases.map((chase) => (
          <Line key={`${chase.conveyance_id}-${chase.task}`} chase={chase} today={today} />
        ))}
      </ul>
    </section>
  )

const Line = ({ chase, today }: { chase: DayChase; today: string }) => {
  const to = href('conveyances-id', { id: chase.conveyance_id })
  return (
    <li>
      <span />
      <Icon name="phone" />
      <a className="t cut" href={chase.task ? `${to}#task-${chase.task}` : to}>
        {partyLabels[chase.party]}: {chase.title} <Covered name={chase.covered} />
      </a>
      <a className="cs cut" href={to}>
        <span className="ref">{chase.ref}</span>
        <span className="cut">{chase.address}</span>
      </a>
      <span className={`w num ${chase.days_late > 0 ? 'bad' : ''}`}>
        {chase.days_late > 0 ? daysLate(chase.days_late) : shortDate(today)}
        <LineMenu line={chase} acts={chase.task ? chaseActs : holderActs} />
      </span>
    </li>
  )
}
