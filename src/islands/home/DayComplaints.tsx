import { Icon } from '#components/Icon.tsx'
import { complianceHref } from '#domain/conveyance/evidence/acts'
import type { MyDay } from '#domain/conveyance/my-day'
import { shortDate } from '#lib/format'

/** The complaints that the person handles, late ones first. */
export const DayComplaints = ({ myDay: { complaints = [] } }: { myDay: MyDay }) =>
  complaints.length > 0 && (
    <section className="sec" aria-label="Complaints">
      <header>
        <h2>Complaints</h2>
        <span className="count">{complaints.length}</span>
      </header>
      <ul className="mails">
        {complaints.map(({ conveyance_id, number, ref, name, due_on, is_late, covered }) => (
          <li key={`${conveyance_id} ${number}`}>
            <Icon name="message-circle" />
            <a className="cut" href={`${complianceHref(conveyance_id)}#complaints`}>
              <b className="strong">{name}</b> <span className="ref">{ref}</span>
            </a>
            <span className={is_late ? 'bad num' : 'faint num'}>{shortDate(due_on)}</span>
            <span className="x cut">
              {is_late ? 'Final answer overdue' : 'Final answer due'}
              {covered && `, for ${covered}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
