import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { WhatsappFile, WhatsappThread } from './thread.ts'

/** What may be done with the file of a message by whoever reads its conversation. */
export const whatsappFileActs = (
  { filing }: Pick<WhatsappThread, 'filing'>,
  { stored, refusal }: Pick<WhatsappFile, 'stored' | 'refusal'>,
  person: ActingPerson,
): Acts<'fetch' | 'save'> => ({
  fetch: firstRefusal(
    mayChangeWith(person, []),
    refuseIf(stored !== null, 'whatsapp.fetched', 'The file is here already.'),
    refuseIf(refusal !== null, 'whatsapp.file_refused', `It was refused: ${refusal}`),
  ),
  save: firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    refuseIf(stored === null, 'whatsapp.not_fetched', 'The file is not here yet.'),
    refuseIf(
      filing?.kind !== 'conveyance',
      'whatsapp.not_filed',
      'File the conversation to a case first.',
    ),
  ),
})
