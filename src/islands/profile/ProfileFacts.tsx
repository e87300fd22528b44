import type { ProfileView } from '#domain/user/profile/api'
import { loadText, personRegulatorNames } from '#domain/user/profile/labels'

const factsOf = ({
  job_title,
  team,
  supervisor,
  open_cases,
  profile,
}: ProfileView): readonly (readonly [name: string, value: string])[] => [
  ['Job title', job_title ?? ''],
  ['Office', profile.office ?? ''],
  ['Team', team ?? ''],
  ['Supervisor', supervisor?.name ?? ''],
  ['Regulator', personRegulatorNames[profile.regulator]],
  ['Number with the regulator', profile.regulator_number],
  ['Mailbox', profile.mailbox],
  ['Open cases', loadText(open_cases, profile.capacity)],
]

/** What only an administrator changes. */
export const ProfileFacts = ({ view }: { view: ProfileView }) => (
  <section className="sec" aria-label="Your firm’s record of you">
    <header>
      <h2>Your firm’s record of you</h2>
    </header>
    <p className="message-text">
      {factsOf(view)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')}
    </p>
    <p className="mute">Ask an administrator to change these.</p>
  </section>
)
