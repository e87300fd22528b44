import { useRef, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { NoPreview } from './NoPreview.tsx'
import type { OpenedPages } from './pages/opened-pages.ts'
import { PageSteps } from './pages/PageSteps.tsx'
import { useOpened } from './pages/use-opened.ts'
import { usePageImage } from './pages/use-page-image.ts'

type Props = { name: string; file: { readonly file_id: string; readonly mime: string } }

/** The pages of a PDF one by one, where the browser shows no PDF itself, as on most phones. */
export default function PdfPreview({ name, file }: Props) {
  const opened = useOpened(file)
  if (opened.is === 'opening') return <Skeleton rows={10} />
  return opened.is === 'open' ? <Pages name={name} pages={opened.pages} /> : <NoPreview />
}

const Pages = ({ name, pages }: { name: string; pages: OpenedPages }) => {
  const [page, setPage] = useState(1)
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isDrawn, problem } = usePageImage(pages, page, canvas, sheet)
  return (
    <>
      {pages.count > 1 && <PageSteps page={page} count={pages.count} onShow={setPage} />}
      <div className="preview" ref={sheet} aria-busy={!isDrawn}>
        <canvas
          ref={canvas}
          className="preview-page"
          role="img"
          aria-label={`Preview of ${name}, page ${page}`}
        />
      </div>
      {problem !== null && <NoPreview />}
    </>
  )
}
