import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import type { MessageDraft } from './draft.ts'

/** Throws 409 for a draft that was sent or discarded, on another device perhaps. */
export const assertWaiting = ({ ended }: Pick<MessageDraft, 'ended'>) => {
  if (ended === null) return
  throw wrongState(
    `draft.${ended.as}`,
    ended.as === 'sent'
      ? 'This was already sent, on another device or in another tab. You will find it among the messages.'
      : 'This draft was discarded, on another device or in another tab. Copy your text, and begin a new message.',
  )
}

/** The draft without its text, once it was sent or discarded. */
export const ended = (
  draft: MessageDraft,
  as: NonNullable<MessageDraft['ended']>['as'],
  at: Instant,
): MessageDraft => ({ ...draft, version: draft.version + 1, values: {}, ended: { as, at } })
