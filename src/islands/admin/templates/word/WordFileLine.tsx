import { Icon } from '#components/Icon.tsx'
import { formatBytes } from '#domain/document/file-parts'
import type { WordFileView } from '#domain/template/word/file'

/** The Word file of a template, to be downloaded. */
export const WordFileLine = ({ file: { id, name, bytes } }: { file: WordFileView }) => (
  <p className="word-file">
    <Icon name="file-text" />
    <a className="link" href={`/files/${encodeURIComponent(id)}`} download>
      {name}
    </a>
    <span className="mute">{formatBytes(bytes)}</span>
  </p>
)
