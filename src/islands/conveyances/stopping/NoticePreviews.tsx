import { type NoticePreview, notifiedNames } from '#domain/conveyance/stopping/notified'
import { MessagePreviewLine } from '#islands/communications/MessagePreviewLine.tsx'
import { notifiable } from './notify-field.ts'

/** The messages as they would go, each folded under its recipient; says who cannot be emailed. */
export const NoticePreviews = ({ notices }: { notices: readonly NoticePreview[] }) => {
  const reached = notifiable(notices)
  const others = notices.filter((it) => !reached.includes(it))
  return (
    <>
      {reached.map((notice) => (
        <MessagePreviewLine
          key={notice.party}
          of={notice}
          summary={`Message to the ${notifiedNames[notice.party].toLowerCase()}`}
        />
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
