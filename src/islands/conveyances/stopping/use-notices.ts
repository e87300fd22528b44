import { useEffect, useState } from 'react'
import type { NoticeKind, NoticePreview } from '#domain/conveyance/stopping/notified'
import { fetchNotices } from '#stores/conveyance/notices'

/** The messages that an act would send; null while they are fetched. */
export const useNotices = (id: string, of: NoticeKind): readonly NoticePreview[] | null => {
  const [notices, setNotices] = useState<readonly NoticePreview[] | null>(null)
  useEffect(() => {
    // The store has shown the error; nobody can be chosen.
    fetchNotices(id, of).then(setNotices, () => setNotices([]))
  }, [id, of])
  return notices
}
