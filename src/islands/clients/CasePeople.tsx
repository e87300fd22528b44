import { Face } from '#components/Face.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { plainDate } from '#lib/format'

type Props = { clientCase: Pick<ClientCase, 'people' | 'dates'> }

const Telephone = ({ phone }: { phone: string }) => (
  <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)

/** Who works on a case, and how to reach them. */
export const People = ({ clientCase: { people } }: Props) => (
  <section>
    <h2>Your legal team</h2>
    <ul>
      {people.map((person) => (
        <li key={person.name + person.role} className="with-face">
          <Face {...person} />
          <b>{person.name}</b> <span className="mute">{person.role}</span>
          {person.job_title && <span className="mute">{person.job_title}</span>}
          {person.phone && <Telephone phone={person.phone} />}
        </li>
      ))}
    </ul>
  </section>
)

export const Dates = ({ clientCase: { dates } }: Props) =>
  dates.length > 0 ? (
    <section>
      <h2>Dates</h2>
      <ul>
        {dates.map((date) => (
          <DateLine key={date.name} date={date} />
        ))}
      </ul>
    </section>
  ) : null

/** A day that nobody is bound to yet is said to be about that day. */
const DateLine = ({ date: { name, on, is_aim } }: { date: ClientCase['dates'][number] }) => (
  <li>
    <b className="num">{is_aim ? `about ${plainDate(on)}` : plainDate(on)}</b>{' '}
    <span className="mute">{name}</span>
  </li>
)

/** The conveyancer of a case with their telephone, and its next dates, in two lines. */
export const ReachAndDates = ({ clientCase: { people, dates } }: Props) => {
  const [first] = people
  return (
    <ul className="client-reach">
      {first && (
        <li className="with-face">
          <Face {...first} />
          <b>{first.name}</b> <span className="mute">{first.role}</span>
          {first.phone && <Telephone phone={first.phone} />}
        </li>
      )}
      {dates.map((date) => (
        <DateLine key={date.name} date={date} />
      ))}
    </ul>
  )
}
