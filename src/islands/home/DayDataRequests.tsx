import { Icon } from '#components/Icon.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { shortDate } from '#lib/format'
import { href } from '#routes'

/** The requests for personal data that whoever answers them has open, late ones first. */
export const DayDataRequests = ({ myDay: { data_requests = [] } }: { myDay: MyDay }) =>
  data_requests.length > 0 && (
    <section className="sec" aria-label="Requests for personal data">
      <header>
        <h2>Requests for personal data</h2>
        <span className="count">{data_requests.length}</span>
      </header>
      <ul className="mails">
        {data_requests.map(({ id, contact_id, name, due_on, is_late }) => (
          <li key={id}>
            <Icon name="file-text" />
            <a
              className="cut"
              href={`${href('conveyances-contacts-id', { id: contact_id })}?tab=data`}
            >
              <b className="strong">{name}</b>
            </a>
            <span className={is_late ? 'bad num' : 'faint num'}>{shortDate(due_on)}</span>
            <span className="x cut">{is_late ? 'Answer overdue' : 'Answer due'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
