import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { isUnread } from '#domain/client-message/view'
import { firm } from '#lib/firm'
import { pluralise, shortInstant } from '#lib/format'
import { href } from '#routes'
import { $ownMessages } from '#stores/client-message/own'

/** What was last written about a case, whether it is news, and the way to write. */
export default function LastMessage({ caseId }: { caseId: string }) {
  const messages = useStore($ownMessages).data?.filter((it) => it.conveyance_id === caseId) ?? []
  const [last] = messages
  const unread = messages.filter(isUnread).length
  const to = `${href('clients-case-history', {}, firm.audience)}?case=${caseId}`
  return (
    <p className="last-message">
      <a className="btn big" href={to}>
        <Icon name="message-circle" />{' '}
        {unread > 0 ? pluralise(unread, 'new message') : 'Message us'}
      </a>
      {last && (
        <span className="mute">
          {last.from === 'client' && last.is_own !== false ? 'You' : last.by},{' '}
          {shortInstant(last.at)}:{' '}
          <span className="last-text">{last.text || pluralise(last.files.length, 'file')}</span>
        </span>
      )}
    </p>
  )
}
