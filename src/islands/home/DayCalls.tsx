import { tel } from '#components/form/tel.ts'
import { formatPhone, parsePhone } from '#domain/contact'
import type { MyDay } from '#domain/conveyance/my-day'
import { pluralise, time } from '#lib/format'
import { href } from '#routes'
import { Covered } from './Covered.tsx'

const routeNames = { lead: 'quotes-leads-id', 'quote-case': 'quotes-quote-cases-id' } as const

export const DayCalls = ({ myDay: { leads_waiting, call_backs, as_of } }: { myDay: MyDay }) => {
  const waiting = leads_waiting?.count ?? 0
  if (waiting + call_backs.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>Calls</h2>
        <span className="count">{call_backs.length}</span>
        {waiting > 0 && (
          <span className="end">
            <a
              className={leads_waiting?.late ? 'link bad' : 'link'}
              href={`${href('quotes-leads', {})}?view=unanswered`}
            >
              {pluralise(waiting, 'lead')} awaiting a reply
            </a>
          </span>
        )}
      </header>
      <ul className="tasks quotes-due">
        {call_backs.map((call) => (
          <li key={call.id}>
            <span className="ref">{call.number}</span>
            <a className="t cut" href={href(routeNames[call.kind], { id: call.id })}>
              {call.people} <Covered name={call.covered} />
            </a>
            <span className="cut mute">Call back</span>
            <a className="num n link nowrap" href={tel(call.phone)}>
              {formatPhone(parsePhone(call.phone) ?? call.phone)}
            </a>
            <span className={`w num ${call.at <= as_of ? 'bad' : ''}`}>{time(call.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
