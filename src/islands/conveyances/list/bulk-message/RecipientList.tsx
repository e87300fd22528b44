import type { CaseRecipients, MessageRecipient } from '#domain/conveyance/bulk-message/api'
import { reachedBy } from '#domain/conveyance/bulk-message/sending'
import { pluralise } from '#lib/format'

type Audiences = readonly MessageRecipient['audience'][]

/** The cases in which a message reaches somebody, and how many people it reaches in all. */
export const reachOf = (cases: readonly CaseRecipients[], to: Audiences) => {
  const counts = cases.map((it) => reachedBy(it.recipients, to).reached.length)
  return {
    reached: cases.filter((_, at) => counts[at] !== 0),
    people: counts.reduce((sum, count) => sum + count, 0),
  }
}

type Props = { cases: readonly CaseRecipients[]; to: Audiences }

/** Each case with who gets a message, and who cannot because there is no address. */
export const RecipientList = ({ cases, to }: Props) => {
  const { reached, people } = reachOf(cases, to)
  return (
    <section aria-label="Who gets it">
      <p>
        {pluralise(people, 'person', 'people')} in {pluralise(reached.length, 'case')}.
      </p>
      <ul className="recipient-list">
        {cases.map((it) => (
          <li key={it.id}>
            <b className="ref">{it.ref}</b> <Recipients people={it.recipients} to={to} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Recipients = ({ people, to }: { people: readonly MessageRecipient[]; to: Audiences }) => {
  const { reached, without } = reachedBy(people, to)
  if (reached.length + without.length === 0) return <span className="warn">Nobody to write to</span>
  return (
    <>
      {reached.map(({ name, email }) => `${name} (${email})`).join(', ')}{' '}
      {without.length > 0 && (
        <span className="warn">No email address for {without.join(' and ')}</span>
      )}
    </>
  )
}
