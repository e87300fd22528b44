import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { fileHref, isPicture, isShownByBrowser } from './file-address.ts'
import { NoPreview } from './NoPreview.tsx'

const PdfPreview = lazy(() => import('./PdfPreview.tsx'))
const TextPreview = lazy(() => import('./TextPreview.tsx'))

type Props = {
  /** The document's id. */
  id: string
  name: string
  file: { readonly file_id: string; readonly mime: string }
  /** Whether it is the current version, whose text alone is kept. */
  isCurrent: boolean
}

/** The file in the page, as far as browsers show it: PDFs, pictures, and the text of Word files. */
export const Preview = ({ id, name, file, isCurrent }: Props) => {
  if (isPicture(file.mime))
    return <img className="preview" src={fileHref(file, true)} alt={`Preview of ${name}`} />
  if (isShownByBrowser(file.mime) && !navigator.pdfViewerEnabled)
    return (
      <Suspense fallback={<Skeleton rows={10} />}>
        <PdfPreview key={file.file_id} name={name} file={file} />
      </Suspense>
    )
  if (isShownByBrowser(file.mime))
    return <iframe className="preview" title={`Preview of ${name}`} src={fileHref(file, true)} />
  return isCurrent ? (
    <Suspense fallback={<Skeleton rows={6} />}>
      <TextPreview key={id + file.file_id} id={id} />
    </Suspense>
  ) : (
    <NoPreview />
  )
}
