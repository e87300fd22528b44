import { Icon } from '#components/Icon.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { shortInstant } from '#lib/format'

type ContactFields = Pick<QuoteCaseRow, 'attempts' | 'last_contact_at'>

/** The outcome of the calls so far: spoken to, tried or never called. */
export const LastContact = ({ called }: { called: ContactFields }) => (
  <span className="contact mute">
    <Icon name={iconOf(called)} />
    <span className="cut">
      {outcomeLabel(called)}
      {called.attempts > 1 && <span className="num"> ×{called.attempts}</span>}
    </span>
    {called.last_contact_at && (
      <span className="w faint">{shortInstant(called.last_contact_at)}</span>
    )}
  </span>
)

const iconOf = (called: ContactFields) => {
  if (called.last_contact_at) return 'phone-call'
  return called.attempts > 0 ? 'phone-missed' : 'circle-dashed'
}

const outcomeLabel = (called: ContactFields) => {
  if (called.last_contact_at) return 'Spoke'
  return called.attempts > 0 ? 'No answer' : 'Never called'
}
