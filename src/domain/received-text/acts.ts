import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { ReceivedText } from './text.ts'

export type ReceivedTextAct = 'file' | 'close' | 'reopen'

/** What may be done with a text message that arrived. */
export const receivedTextActs = (
  { filing, closed }: Pick<ReceivedText, 'filing' | 'closed'>,
  person: ActingPerson,
): Acts<ReceivedTextAct> => {
  const may = mayChangeWith(person, ['inbox.view-any'])
  const isFiled = refuseIf(
    filing !== null,
    'text.filed',
    'It is filed. Whoever works on the case goes on with it there.',
  )
  const isDone = refuseIf(closed !== null, 'text.done', 'It is marked as done. Reopen it first.')
  return {
    file: firstRefusal(may, isFiled, isDone),
    close: firstRefusal(may, isFiled, isDone),
    reopen: firstRefusal(may, refuseIf(closed === null, 'text.open', 'It is open already.')),
  }
}
