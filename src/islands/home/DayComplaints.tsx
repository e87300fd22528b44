import type { MyDay } from '#domain/conveyance/my-day'
import { shortDate } from '#lib/format'
import { href } from '#routes'

/** The complaints that the person handles, late ones first. */
export const DayComplaints = ({ myDay: { complaints = [] } }: { myDay: MyDay }) =>
  complaints.length > 0 && (
    <section className="sec" aria-label="Complaints">
      <header>
        <h2>Complaints</h2>
        <span className="count">{complaints.length}</span>
      </header>
      <ul>
        {complaints.map(({ conveyance_id, number, ref, name, due_on, is_late, covered }) => (
          <li key={`${conveyance_id} ${number}`}>
            <a
              className="link"
              href={`${href('conveyances-id', { id: conveyance_id })}?tab=compliance`}
            >
              <span className="ref">{ref}</span> {name}
            </a>
            <p className={is_late ? 'warn' : 'mute'}>
              {is_late ? 'Final answer overdue since' : 'Final answer by'} {shortDate(due_on)}
              {covered && `, for ${covered}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
