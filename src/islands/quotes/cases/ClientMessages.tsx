import { type MessagePreview, recipientNames } from '#domain/communication/preview'
import { MessagePreviewLine } from '#islands/communications/MessagePreviewLine.tsx'

/** The messages that an act sends, each with its recipients; says so when nobody can be emailed. */
export const ClientMessages = ({ messages }: { messages: readonly MessagePreview[] }) => {
  const reached = messages.filter((it) => recipientNames(it) !== '')
  if (reached.length === 0)
    return <p className="mute">Nobody has an email address. Tell them yourself.</p>
  return reached.map((it, at) => (
    <MessagePreviewLine
      key={it.subject}
      of={it}
      summary={`To ${recipientNames(it)}`}
      isOpen={at === 0 && reached.length === 1}
    />
  ))
}
