import { Icon } from '#components/Icon.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { shortInstant } from '#lib/format'

export const DayUnread = ({ myDay }: { myDay: MyDay }) => (
  <section className="sec">
    <header>
      <h2>Notes and mentions</h2>
      <span className="count">{myDay.unread.length}</span>
    </header>
    {myDay.unread.length === 0 ? (
      <p className="faint none">Nothing in the last 7 days.</p>
    ) : (
      <ul className="mails">
        {myDay.unread.map((mail) => (
          <li key={mail.id}>
            <Icon name="mail" />
            <a className="cut" href={mail.href ?? undefined}>
              <b className="strong">{mail.from}</b> <span className="faint">{mail.via}</span>
            </a>
            <span className="faint num">{shortInstant(mail.at)}</span>
            <span className="x cut">{mail.text}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
