import type { MessagePreview } from '#domain/communication/preview'

type Props = { of: Pick<MessagePreview, 'subject' | 'body'>; summary: string; isOpen?: boolean }

/** A message as it would go, folded under its recipient. */
export const MessagePreviewLine = ({ of: { subject, body }, summary, isOpen = false }: Props) => (
  <details className="message-preview" open={isOpen}>
    <summary>{summary}</summary>
    <p>
      <b>{subject}</b>
    </p>
    <p className="message-text">{body}</p>
  </details>
)
