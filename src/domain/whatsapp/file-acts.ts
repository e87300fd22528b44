import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { acceptsMessages } from './acts.ts'
import { isWindowOpen, type WhatsappFile, type WhatsappThread } from './thread.ts'

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

type Sending = Pick<WhatsappThread, 'filing' | 'window_open_until' | 'opted_out_at'>

/** Whether a document of the case may be sent into its conversation. */
export const sendFileAct = (
  thread: Sending,
  person: ActingPerson,
  now: string,
  carriesFiles: boolean,
): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    acceptsMessages(thread),
    refuseIf(
      !isWindowOpen(thread, now),
      'whatsapp.window_closed',
      'Files can be sent for 24 hours after their last message. Send a template, and the file once they answer.',
    ),
    refuseIf(
      thread.filing?.kind !== 'conveyance',
      'whatsapp.not_filed',
      'File the conversation to a case first.',
    ),
    refuseIf(
      !carriesFiles,
      'whatsapp.no_files',
      'Files leave by the WhatsApp Cloud API alone. Set it up under Admin, Message delivery.',
    ),
  )
