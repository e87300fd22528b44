import { useEffect, useState } from 'react'
import type { FilledReply, ReplyUse } from '#domain/standard-reply/standard-reply'
import { fetchCaseReplies } from '#stores/standard-reply/of-case'

/** The standard replies for a use, filled in for the case; none until they are fetched, or where that fails. */
export const useReplies = (use: ReplyUse): readonly FilledReply[] => {
  const [replies, setReplies] = useState<readonly FilledReply[]>([])
  useEffect(() => {
    fetchCaseReplies(use).then(setReplies, () => setReplies([]))
  }, [use])
  return replies
}
