import type { BodyOf } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'
import { instruct, mattersToOpen } from '#domain/quote/case/instruction'
import { type LinkedConveyance, quoteOnOffer } from '#domain/quote/case/quote-case'
import type { Desk } from '#tenant/runtime/context'
import { allocate } from './allocation.ts'
import { openCase } from './opening.ts'

type Asked = Desk & {
  readonly params: { readonly id: string }
  readonly body: BodyOf<typeof quoteCaseApi.instruct>
}

/**
 * A quote becomes legal work: one conveyance for each matter, in the transaction of the call. Asked
 * again, whoever asks and with whatever key, it answers with what it opened the first time.
 */
export const instructCase = (desk: Asked): LinkedConveyance[] => {
  const it = desk.quoteCases.get(desk.params.id)
  if (it.status === 'instructed') return it.linked_conveyances
  const clients = (quoteOnOffer(it)?.facts ?? it.facts).clients
  const instructing = {
    accepted_by_phone: desk.body.accepted_by_phone,
    conveyances: mattersToOpen(it).map((matter_type) => ({
      id: desk.newId(),
      ref: desk.numbers.caseRef(matter_type, desk.today),
      matter_type,
    })),
    contact_ids: clients.map((client) => desk.contacts.ofClient(client, desk.newId, desk.now).id),
    ...allocate(desk),
  }
  const fresh = desk.quoteCases.fresh(it.id, desk.body.version)
  const outcome = instruct(fresh, instructing, desk.now)
  const instructed = desk.quoteCases.keep(outcome, fresh.version)
  for (const { id, ref, body } of outcome.openings) openCase(desk, body, { id, ref })
  return instructed.linked_conveyances
}
