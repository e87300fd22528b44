import { useEffect, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import type { DocumentVersion } from '#domain/document/document'
import { fetchFile } from '#stores/document/stored-file'
import { openPages } from './open-pages.ts'
import type { OpenedPages } from './opened-pages.ts'

export type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly pages: OpenedPages }
  | { readonly is: 'unreadable'; readonly problem: string }

/** The pages of a version, opened while the component is on the page. */
export const useOpened = ({ file_id, mime }: Pick<DocumentVersion, 'file_id' | 'mime'>): Opened => {
  const [opened, setOpened] = useState<Opened>({ is: 'opening' })
  useEffect(() => {
    let isOver = false
    let pages: OpenedPages | null = null
    const open = async () => {
      try {
        pages = await openPages(await fetchFile(file_id), mime)
        if (isOver) pages.close()
        else setOpened({ is: 'open', pages })
      } catch (error) {
        if (!isOver) setOpened({ is: 'unreadable', problem: messageOf(error) })
      }
    }
    void open()
    return () => {
      isOver = true
      pages?.close()
    }
  }, [file_id, mime])
  return opened
}
