import { useEffect, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { fetchText } from '#stores/document/text'
import { NoPreview } from './NoPreview.tsx'

/** What a Word file or a text says, without its layout. */
export default function TextPreview({ id }: { id: string }) {
  const [text, setText] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    const show = (found: string | null) => isOver || setText(found)
    // The store has shown the error; the file can be downloaded.
    fetchText(id).then(show, () => show(null))
    return () => {
      isOver = true
    }
  }, [id])
  if (text === undefined) return <Skeleton rows={6} />
  return text === null ? <NoPreview /> : <div className="preview text">{text}</div>
}
