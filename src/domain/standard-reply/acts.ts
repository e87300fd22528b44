import { type Acts, refuseIf, unlessRefused } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { StandardReply } from './standard-reply.ts'

export type StandardReplyAct = 'save' | 'archive' | 'restore'

/** What somebody may do with a standard reply, and why not. */
export const standardReplyActs = (
  { is_archived }: Pick<StandardReply, 'is_archived'>,
  person: ActingPerson,
): Acts<StandardReplyAct> => {
  const isCurrent = refuseIf(
    is_archived,
    'standard_reply.archived',
    'This reply is archived. Restore it to change or use it.',
  )
  return unlessRefused(mayChangeWith(person, ['requisition-replies.update']), {
    save: isCurrent,
    archive: isCurrent,
    restore: refuseIf(!is_archived, 'standard_reply.current', 'This reply is not archived.'),
  })
}
