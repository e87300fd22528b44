import type { LetterQueue } from '#domain/communication/letter/api'
import { type LetterPrints, MOST_LETTERS } from '#domain/communication/letter/bodies'
import { type LettersPaper, windowLines } from '#domain/communication/letter/paper'
import type { Message } from '#domain/communication/message'
import { fullDate } from '#domain/dates'
import { phoneText } from '#domain/firm/details'
import { notFound, stale, wrongState } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { recordStatus, updateMessage } from '#tenant/events/message-status'
import type { RequestContext } from '#tenant/runtime/context'
import { toMessageView } from '../view.ts'
import { queueLetter } from './filing.ts'

/** The letters that wait to be printed, and those that have no address to go to. */
export const letterQueue = (context: RequestContext): LetterQueue => {
  const view = (message: Message) => toMessageView(context, message)
  const { letters, unaddressed } = context.messages
  return {
    letters: letters(MOST_LETTERS).map(view),
    unaddressed: unaddressed(MOST_LETTERS).map(view),
  }
}

const PRINTABLE: readonly Message['status'][] = ['to_print', 'sent']

const letterOf = ({ messages }: RequestContext, id: string): Message => {
  const message = messages.find(id)
  if (message?.channel !== 'letter' || !PRINTABLE.includes(message.status)) throw notFound()
  return message
}

/** The chosen letters as they are printed; throws 404 for anything that is no letter. One may be printed again. */
export const lettersPaper = (context: RequestContext, ids: string): LettersPaper => {
  const { firm, today } = context
  const chosen = [...new Set(ids.split(','))].slice(0, MOST_LETTERS)
  return {
    firm: {
      name: firm.brand.name,
      lines: [firm.address ?? '', phoneText(firm.phone), firm.email].filter(Boolean),
    },
    letters: chosen
      .map((id) => letterOf(context, id))
      .map(({ to_name, to_address, subject, subject_ref, body }) => ({
        ref: subject_ref ?? '',
        date: fullDate(today),
        to: windowLines(to_name, to_address),
        subject,
        paragraphs: body.split(/\n{2,}/),
      })),
  }
}

const print = (context: RequestContext, { id, version }: LetterPrints['letters'][number]) => {
  const message = letterOf(context, id)
  if (message.status === 'sent') return
  if (message.status !== 'to_print')
    throw wrongState('letter.not_to_print', 'This letter does not wait to be printed.')
  if (message.version !== version)
    throw stale(
      toMessageView(context, message),
      lastChange(context.audit, context.person, 'message', id),
    )
  const { by, now } = context
  const printed = updateMessage(context, message, {
    status: 'sent',
    reason: null,
    sent_at: now,
    printed: { by: { id: by.id, name: by.name }, at: now },
  })
  recordStatus(context, printed, { act: 'printed' })
  queueLetter(context, printed, lettersPaper(context, id))
}

/** Records that somebody printed letters; one that was printed before stays as it was. */
export const confirmPrinted = (context: RequestContext, { letters }: LetterPrints): LetterQueue => {
  for (const letter of letters) print(context, letter)
  return letterQueue(context)
}
