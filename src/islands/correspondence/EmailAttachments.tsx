import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { formatBytes } from '#domain/document/file-parts'
import type { EmailAttachmentView, EmailView } from '#domain/tracked-email/view'

type Props = {
  email: EmailView
  /** Why none can be saved to documents; undefined when they can. */
  why: string | undefined
  onSave: (place: number) => void
}

/** The files of an email: each checked, refused with its reason, or saved already. */
export const EmailAttachments = ({ email, why, onSave }: Props) => {
  const files = email.attachments.map((file, place) => ({ file, place }))
  const shown = files.filter(({ file }) => !file.is_inline || file.refusal !== null)
  if (shown.length === 0) return null
  return (
    <section aria-label="Attachments">
      <h3 className="h3">Attachments</h3>
      <ul className="email-files">
        {shown.map(({ file, place }) => (
          <li key={place}>
            <Icon name={file.refusal === null ? 'paperclip' : 'file-x'} />
            <FileName file={file} href={`/files/emails/${email.id}/attachments/${place}`} />
            {file.is_stored && <SaveButton file={file} why={why} onSave={() => onSave(place)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const FileName = ({ file, href }: { file: EmailAttachmentView; href: string }) => (
  <span>
    {file.is_stored ? (
      <a href={href} download>
        {file.name}
      </a>
    ) : (
      <b className="med">{file.name}</b>
    )}{' '}
    <span className="faint">
      {formatBytes(file.bytes)}
      {file.refusal === null && ', checked'}
    </span>
    {file.refusal !== null && (
      <small className="email-file-refusal">{file.refusal} It is only in the original email.</small>
    )}
  </span>
)

const SaveButton = ({
  file,
  why,
  onSave,
}: Omit<Props, 'email' | 'onSave'> & { file: EmailAttachmentView; onSave: () => void }) =>
  file.document_id === null ? (
    <ActButton className="btn small" why={why} onPress={onSave}>
      Save to documents
    </ActButton>
  ) : (
    <span className="good-text">Saved to documents</span>
  )
