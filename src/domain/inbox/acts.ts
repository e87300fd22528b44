import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { InboxItem } from './item.ts'

export type InboxAct = 'assign' | 'snooze' | 'wake' | 'close' | 'reopen'

/** What may be done with an email of the shared inbox. */
export const inboxActs = (
  { snoozed, closed }: Pick<InboxItem, 'snoozed' | 'closed'>,
  person: ActingPerson,
): Acts<InboxAct> => {
  const may = mayChangeWith(person, ['inbox.view-any'])
  const isFiled = refuseIf(
    closed?.as === 'filed',
    'inbox.filed',
    'It is filed. Whoever works on the case goes on with it there.',
  )
  const isOpen = firstRefusal(
    isFiled,
    refuseIf(closed !== null, 'inbox.done', 'It is marked as done. Reopen it first.'),
  )
  return {
    assign: firstRefusal(may, isOpen),
    snooze: firstRefusal(may, isOpen),
    wake: firstRefusal(
      may,
      refuseIf(snoozed === null, 'inbox.awake', 'It is back in the inbox already.'),
    ),
    close: firstRefusal(may, isOpen),
    reopen: firstRefusal(
      may,
      isFiled,
      refuseIf(closed === null, 'inbox.open', 'It is open already.'),
    ),
  }
}
