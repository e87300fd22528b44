import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { ShowMore } from '#components/list/ShowMore.tsx'
import type { EmailRow } from '#domain/tracked-email/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { exactInstant, formatCount, shortInstant } from '#lib/format'
import type { EmailRecord } from '#stores/tracked-email/record'
import { $isLoadingUnfiled, $unfiled, loadOlderUnfiled } from '#stores/tracked-email/unfiled'
import { emailHref } from './address.ts'
import { useFiling } from './use-filing.ts'
import { WarningChips } from './WarningChips.tsx'

type Props = { record: EmailRecord; target: string; why: string | undefined }

/** The firm's emails that nobody has filed, and those that the mailbox refused; for who may read them. */
export default function UnfiledEmails(props: Props) {
  return useCan('communications.view-any') ? <Unfiled {...props} /> : null
}

const Unfiled = ({ record, target, why }: Props) => {
  const { data } = useStore($unfiled)
  const isLoading = useStore($isLoadingUnfiled)
  const { file, busy } = useFiling(target)
  if (!data || data.rows.length + data.mailbox.refused.length === 0) return null
  const count = `${formatCount(data.rows.length)}${data.next ? ' or more' : ''}`
  return (
    <details className="email-box">
      <summary>Emails of the firm that are not filed: {count}</summary>
      <ul>
        {data.rows.map((email) => (
          <li key={email.id}>
            <UnfiledLine email={email} record={record} />
            <ActButton why={why} isBusy={busy === email.id} onPress={() => void file(email)}>
              File to {target}
            </ActButton>
          </li>
        ))}
        {data.mailbox.refused.map(({ at, from, subject, reason }) => (
          <li key={`${at} ${from}`}>
            <div>
              <b>{from || 'Unknown sender'}</b> <span className="faint">{exactInstant(at)}</span>
              <p>{subject || 'No subject'}</p>
              <p className="warn-text">Refused, and the sender was told: {reason}</p>
            </div>
          </li>
        ))}
      </ul>
      {data.next && <ShowMore loading={isLoading} load={() => void loadOlderUnfiled()} />}
    </details>
  )
}

const UnfiledLine = ({ email, record }: { email: EmailRow; record: EmailRecord }) => (
  <div>
    <b>{email.from.name || email.from.address || 'Unknown sender'}</b>{' '}
    <span className="faint">{shortInstant(email.at)}</span>
    <p>
      <a href={emailHref(record, email.id)}>{email.subject || 'No subject'}</a>
    </p>
    <p className="faint">{email.excerpt}</p>
    <WarningChips warnings={email.warnings} />
  </div>
)
