import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { Store } from '#tenant/core/store'

type Answered = { readonly id: string; readonly type: string; readonly created_at: string }
type Found = (messageId: string) => Answered | null

/** An email names every one of a long thread. */
const MOST_NAMED = 20

/** Remembers which of our messages an email answers, the nearest; what a machine answers by itself counts as nothing. */
export const recordReply = (
  store: Store,
  { references, is_automatic }: Pick<TrackedEmail, 'references' | 'is_automatic'>,
  messageOf: Found,
) => {
  if (is_automatic) return
  for (const reference of references.slice(-MOST_NAMED).toReversed()) {
    const answered = messageOf(reference)
    if (answered === null) continue
    store.write(
      'INSERT OR IGNORE INTO message_replies (message_id, type, sent_at) VALUES (?, ?, ?)',
      answered.id,
      answered.type,
      answered.created_at,
    )
    return
  }
}
