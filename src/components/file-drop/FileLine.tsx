import { formatBytes } from '#domain/document/file-parts'
import { MissingLinks } from '../form/MissingLinks.tsx'
import { Icon } from '../Icon.tsx'
import type { Upload } from './use-uploads.ts'

type Props = { upload: Upload; onGoOn: () => void; onCancel: () => void }

export const FileLine = ({ upload, onGoOn, onCancel }: Props) => {
  const { name, size } = upload.file
  return (
    <li data-is={upload.is}>
      <Icon name={upload.is === 'sent' ? 'check' : 'file-up'} />
      <span className="cut" title={name}>
        {name}
      </span>
      <span className="mute num">{formatBytes(size)}</span>
      <progress max={100} value={upload.percent} aria-label={`${name} sent`} />
      <span role="status">
        {statusText(upload)}
        <MissingLinks missing={upload.links} />
      </span>
      <span className="end">
        {upload.is === 'broken' && (
          <button type="button" className="btn small" onClick={onGoOn}>
            Resume
          </button>
        )}
        <button
          type="button"
          className="icon-btn"
          aria-label={`${upload.is === 'sent' || upload.is === 'refused' ? 'Remove' : 'Cancel'} ${name}`}
          onClick={onCancel}
        >
          <Icon name="x" />
        </button>
      </span>
    </li>
  )
}

const statusText = ({ is, percent, why }: Upload) => {
  if (is === 'refused') return why
  if (is === 'sent') return 'Sent'
  if (is === 'waiting') return percent > 0 ? `${percent}%, waiting` : 'Waiting'
  return is === 'sending' ? `${percent}%` : `Connection lost at ${percent}%. Nothing is lost.`
}
