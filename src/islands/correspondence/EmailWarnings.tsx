import { Banner } from '#components/Banner.tsx'
import { mailWarnings } from '#domain/mail/warning/warning'
import { graveWarnings } from '#domain/tracked-email/labels'
import type { EmailView } from '#domain/tracked-email/view'

/** Every warning of an email, above it: what can cost money first, and none can be dismissed. */
export const EmailWarnings = ({ email }: { email: EmailView }) => {
  const grave = email.warnings.filter((it) => graveWarnings.includes(it))
  const others = email.warnings.filter((it) => !graveWarnings.includes(it))
  return (
    <>
      {grave.map((it) => (
        <Banner key={it} tone="bad" title={graveTitles[it] ?? 'Check who sent this email'}>
          {mailWarnings[it]}
        </Banner>
      ))}
      {email.is_sender_unknown && (
        <Banner
          tone="warn"
          title={`Nobody on this ${records[email.filing?.kind ?? 'conveyance']} has the sender’s address`}
        >
          Check that {email.from.address || 'the sender'} is who they say before you answer.
        </Banner>
      )}
      {others.map((it) => (
        <Banner key={it} tone="warn" title="Take care with this email">
          {mailWarnings[it]}
        </Banner>
      ))}
    </>
  )
}

const records = { conveyance: 'case', 'quote-case': 'quote', lead: 'lead' } as const

const graveTitles: Readonly<Partial<Record<string, string>>> = {
  'bank-details': 'Bank details: do not pay on this email',
  'staff-name': 'This sender is not your colleague',
}
