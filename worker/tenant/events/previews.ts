import type { MessagePreview } from '#domain/communication/preview'
import { communicationsOf, type DomainEvent } from '#domain/events'
import type { Firm } from '#domain/firm'
import { type Correspondence, contentOf, recipientsOf } from './messages.ts'

/** The emails to clients that recording these events would send, each once for all its recipients. */
export const communicationPreviews = (
  { firm }: { readonly firm: Firm },
  events: readonly DomainEvent[],
  from: Correspondence,
): MessagePreview[] =>
  events
    .flatMap(({ name, detail }) => communicationsOf(name, { ...detail }))
    .flatMap((communication) => {
      const to = recipientsOf(communication, from)
      const [first] = to
      if (communication.audience !== 'client' || communication.channel !== 'email' || !first)
        return []
      const { subject, body } = contentOf(communication, first, from, firm)
      return [{ to: to.map(({ name, email }) => ({ name, email })), subject, body }]
    })
