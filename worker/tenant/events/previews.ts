import type { Audience } from '#domain/communication/matrix/cell'
import type { MessagePreview } from '#domain/communication/preview'
import type { DomainEvent } from '#domain/events'
import type { CommunicationRules } from '#tenant/communication/firm/rules'
import { type Correspondence, contentOf, type Letterhead, recipientsOf } from './messages.ts'

/** The emails to an audience that recording these events would send, each once for all its recipients. */
export const communicationPreviews = (
  letterhead: Letterhead & { readonly communicationRules: Pick<CommunicationRules, 'sent'> },
  events: readonly DomainEvent[],
  from: Correspondence,
  audience: Audience = 'client',
): MessagePreview[] =>
  events
    .flatMap(({ name, detail }) =>
      letterhead.communicationRules.sent(name, { ...detail }, from.facts ?? null),
    )
    .flatMap((communication) => {
      const to = recipientsOf(communication, from)
      const [first] = to
      if (communication.audience !== audience || communication.channel !== 'email' || !first)
        return []
      const { subject, body } = contentOf(communication, first, from, letterhead)
      return [{ to: to.map(({ name, email }) => ({ name, email })), subject, body }]
    })
