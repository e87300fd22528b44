import { useStore } from '@nanostores/react'
import { Banner } from '#components/Banner.tsx'
import { messageReasonLabel } from '#domain/communication/labels'
import type { UndeliveredMessage } from '#domain/communication/undelivered/api'
import { useCan } from '#islands/chrome/use-can.ts'
import { shortInstant } from '#lib/format'
import { href } from '#routes'
import { $undelivered } from '#stores/communication/undelivered'

/** Warns of the messages about this record that failed or that nobody knows to have arrived. */
export default function UndeliveredMessages() {
  const { data } = useStore($undelivered)
  return (data ?? []).map((message) => <Warning key={message.id} message={message} />)
}

const titleOf = ({ status, subject, to_name }: UndeliveredMessage) =>
  status === 'unknown'
    ? `“${subject}” may not have reached ${to_name}`
    : `“${subject}” was not sent to ${to_name}`

const Warning = ({ message }: { message: UndeliveredMessage }) => {
  const canDecide = useCan('message-providers.update')
  return (
    <Banner
      tone="warn"
      title={titleOf(message)}
      acts={
        canDecide && (
          <a className="btn" href={href('admin-message-delivery', {})}>
            Check the message
          </a>
        )
      }
    >
      {`${messageReasonLabel(message) ?? ''} (${shortInstant(message.created_at)}) ${
        canDecide ? '' : 'Ask an administrator to check it. '
      }It is not sent again by itself.`}
    </Banner>
  )
}
