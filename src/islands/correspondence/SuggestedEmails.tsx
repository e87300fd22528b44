import { ActButton } from '#components/ActButton.tsx'
import type { SuggestedEmail } from '#domain/tracked-email/view'
import { shortInstant } from '#lib/format'
import { useFiling } from './use-filing.ts'
import { WarningChips } from './WarningChips.tsx'

type Props = {
  suggested: readonly SuggestedEmail[]
  /** '26-S-01187' */
  target: string
  why: string | undefined
}

/** Emails that may be about the record, each with why and how sure; their text shows once they are filed. */
export const SuggestedEmails = ({ suggested, target, why }: Props) => {
  const { file, busy } = useFiling(target)
  if (suggested.length === 0) return null
  return (
    <section className="email-box" aria-label="Suggested emails">
      <h2 className="h3">Is this about {target}?</h2>
      <ul>
        {suggested.map(({ email, suggestion }) => (
          <li key={email.id}>
            <div>
              <b>{email.from.name || email.from.address || 'Unknown sender'}</b>{' '}
              <span className="faint">{shortInstant(email.at)}</span>
              <p>{email.subject || 'No subject'}</p>
              <p className="faint">
                {suggestion.reason}. {suggestion.confidence}% sure.
              </p>
              <WarningChips warnings={email.warnings} />
            </div>
            <ActButton why={why} isBusy={busy === email.id} onPress={() => void file(email)}>
              File here
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
