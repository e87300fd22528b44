import type { SaleMemo } from '#domain/sale-memo/memo'
import { fileHref, isShownByBrowser } from '#islands/documents/file-address.ts'
import { Preview } from '#islands/documents/Preview.tsx'

/** The page that came, or its text. */
export const MemoSource = ({ memo }: { memo: SaleMemo }) => {
  const { file, text } = memo
  if (file === null)
    return (
      <section className="memo-source" aria-label="Source">
        <p className="mute">Typed by {memo.received_by.name}, without a file.</p>
      </section>
    )
  return (
    <section className="memo-source" aria-label="What came">
      <p className="row between">
        <b className="cut">{file.name}</b>
        <a href={fileHref(file)} download>
          Download
        </a>
      </p>
      {isShownByBrowser(file.mime) ? (
        <Preview id={memo.id} name={file.name} file={file} isCurrent={false} />
      ) : (
        <pre className="memo-text">
          {text || 'This file cannot be shown here. Download it to open it.'}
        </pre>
      )}
    </section>
  )
}
