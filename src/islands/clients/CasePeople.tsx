import { Face } from '#components/Face.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { telephoneText } from '#domain/user/profile/labels'
import { plainDate } from '#lib/format'

type Props = { clientCase: Pick<ClientCase, 'people' | 'dates'> }

type Person = ClientCase['people'][number]

/** Their own number, with the extension to ask for. */
const Telephone = ({ person: { phone, extension = '' } }: { person: Person }) =>
  phone ? (
    <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
      {telephoneText(phone, extension)}
    </a>
  ) : null

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
          <Telephone person={person} />
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
          <li key={date.name}>
            <b className="num">{plainDate(date.on)}</b> <span className="mute">{date.name}</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null

/** The conveyancer of a case with their telephone, and its next dates, in two lines. */
export const ReachAndDates = ({ clientCase: { people, dates } }: Props) => {
  const [first] = people
  return (
    <ul className="client-reach">
      {first && (
        <li className="with-face">
          <Face {...first} />
          <b>{first.name}</b> <span className="mute">{first.role}</span>
          <Telephone person={first} />
        </li>
      )}
      {dates.map((date) => (
        <li key={date.name}>
          <b className="num">{plainDate(date.on)}</b> <span className="mute">{date.name}</span>
        </li>
      ))}
    </ul>
  )
}
