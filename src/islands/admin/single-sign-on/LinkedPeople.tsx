import { Empty } from '#components/Loaded.tsx'
import type { LinkedPerson, SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { shortInstant } from '#lib/format'
import { unlinkPerson } from '#stores/user/single-sign-on'

/** Who has signed in by the provider; somebody who is unlinked is linked anew by their address. */
export const LinkedPeople = ({ detail: { linked } }: { detail: SingleSignOnDetail }) => (
  <Section title="Linked people">
    {linked.length === 0 ? (
      <Empty title="Nobody has signed in with the provider yet">
        <p>People are linked by their verified email address when they first sign in.</p>
      </Empty>
    ) : (
      <ul className="linked">
        {linked.map((person) => (
          <Line key={person.id} person={person} />
        ))}
      </ul>
    )}
  </Section>
)

const Line = ({ person: { id, name, email, used_at } }: { person: LinkedPerson }) => {
  const { busy, run } = useStep('Couldn’t unlink this person')
  return (
    <li>
      <b>{name}</b>
      <span className="mute">{email}</span>
      <span className="mute">{used_at && `Last used ${shortInstant(used_at)}`}</span>
      <button
        type="button"
        className="btn small"
        aria-disabled={busy}
        aria-label={`Unlink ${name}`}
        onClick={() => run((key) => unlinkPerson(id, key))}
      >
        Unlink
      </button>
    </li>
  )
}
