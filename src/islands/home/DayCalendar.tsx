import type { MyDay } from '#domain/my-day'
import { money, weekday } from '#lib/format'
import { href } from '#routes'

type Event = MyDay['calendar'][number]
const states: Readonly<Record<Event['state'], string>> = {
  done: 'done',
  ready: 'ready',
  open: '',
  at_risk: 'at risk',
}

/** Exchanges and completions, day by day. */
export const DayCalendar = ({ it }: { it: MyDay }) => {
  const days = Map.groupBy(it.calendar, (event) => event.on)
  return (
    <section className="sec">
      <header>
        <h2>Exchanges and completions</h2>
      </header>
      {days.size === 0 ? (
        <p className="faint none">None in the next two weeks.</p>
      ) : (
        <ul className="week">
          {[...days].map(([on, events]) => (
            <li key={on}>
              <span className="d">
                {on === it.today ? 'Today' : weekday(on)}{' '}
                <b className="num">{Number(on.slice(8))}</b>
              </span>
              <ul>
                {events.map((event) => (
                  <One key={event.kind + event.conveyance_id} event={event} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const One = ({ event }: { event: Event }) => (
  <li>
    <span className={`k ${event.kind === 'exchange' ? 'x' : 'c'}`} title={event.kind}>
      {event.kind === 'exchange' ? 'E' : 'C'}
    </span>
    <a className="cut" href={href('conveyances-id', { id: event.conveyance_id })}>
      {event.address}
    </a>
    <span className={`s ${event.state === 'at_risk' ? 'warn' : ''}`}>{states[event.state]}</span>
    <span className="m num">{money(event.price)}</span>
  </li>
)
