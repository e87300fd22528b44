import type { MailGap } from '#domain/mailbox/sync'
import { exactInstant, pluralise } from '#lib/format'

/** The times in which emails may have been missing, and how many emails were found afterwards. */
export const MailboxGaps = ({ gaps }: { gaps: readonly MailGap[] }) =>
  gaps.length === 0 ? null : (
    <details>
      <summary>{pluralise(gaps.length, 'gap')} in the reading</summary>
      <ul className="linked">
        {gaps.map((gap) => (
          <li key={gap.from}>
            {exactInstant(gap.from)} to {gap.to === null ? 'now' : exactInstant(gap.to)}: {gap.why}.
            <span className="mute"> Found afterwards: {gap.found}.</span>
          </li>
        ))}
      </ul>
    </details>
  )
