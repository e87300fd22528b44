import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { isWindowOpen, type WhatsappThread } from './thread.ts'

export type WhatsappAct = 'write' | 'send_template' | 'assign' | 'file' | 'close' | 'reopen'

type Writable = Pick<WhatsappThread, 'window_open_until' | 'opted_out_at'>

export const acceptsMessages = ({ opted_out_at }: Writable) =>
  refuseIf(
    opted_out_at !== null,
    'whatsapp.opted_out',
    'They asked for no more WhatsApp messages. Call or email them.',
  )

const acceptsFreeText = (thread: Writable, now: string) =>
  refuseIf(
    !isWindowOpen(thread, now),
    'whatsapp.window_closed',
    'Free text is possible for 24 hours after their last message. Send a template.',
  )

/** What may be done with a conversation by whoever may read it. */
export const whatsappActs = (
  thread: Writable & Pick<WhatsappThread, 'status'>,
  person: ActingPerson,
  now: string,
): Acts<WhatsappAct> => {
  const may = mayChangeWith(person, [])
  const accepts = acceptsMessages(thread)
  return {
    write: firstRefusal(may, accepts, acceptsFreeText(thread, now)),
    send_template: firstRefusal(may, accepts),
    assign: may,
    file: may,
    close: firstRefusal(
      may,
      refuseIf(thread.status === 'closed', 'whatsapp.closed', 'It is closed already.'),
    ),
    reopen: firstRefusal(
      may,
      refuseIf(thread.status === 'open', 'whatsapp.open', 'It is open already.'),
    ),
  }
}
