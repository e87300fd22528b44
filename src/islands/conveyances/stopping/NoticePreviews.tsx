import { type NoticePreview, notifiedNames } from '#domain/conveyance/stopping/notified'
import { notifiable } from './notify-field.ts'

/** The messages as they would go, each folded under its recipient; says who cannot be emailed. */
export const NoticePreviews = ({ notices }: { notices: readonly NoticePreview[] }) => {
  const reached = notifiable(notices)
  const others = notices.filter((it) => !reached.includes(it))
  return (
    <>
      {reached.map(({ party, subject, body }) => (
        <details key={party} className="message-preview">
          <summary>Message to the {notifiedNames[party].toLowerCase()}</summary>
          <p>
            <b>{subject}</b>
          </p>
          <p className="message-text">{body}</p>
        </details>
      ))}
      {others.map(({ party, to }) => (
        <p key={party} className="mute">
          {notifiedNames[party]}: no email address for {to.map(({ name }) => name).join(', ')}. Tell
          them yourself.
        </p>
      ))}
    </>
  )
}
