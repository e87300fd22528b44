import type { BodyOf } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'
import { instructQuoteCase, mattersToOpen } from '#domain/quote/case/instruction'
import type { LinkedConveyance } from '#domain/quote/case/quote-case'
import { freshLinked } from '#tenant/contact/linked-quote'
import type { RequestContext } from '#tenant/runtime/context'
import { allocate } from './allocation.ts'
import { openCase } from './opening.ts'

type InstructionContext = RequestContext & {
  readonly params: { readonly id: string }
  readonly body: BodyOf<typeof quoteCaseApi.instruct>
}

/** Opens one conveyance for each matter of a quote; a repeated request returns those already opened. */
export const instructCase = (context: InstructionContext): LinkedConveyance[] => {
  const current = context.quoteCases.get(context.params.id)
  if (current.status === 'instructed') return current.linked_conveyances
  const it = freshLinked(context, current.id, context.body.version)
  const instructing = {
    accepted_by_phone: context.body.accepted_by_phone,
    conveyances: mattersToOpen(it).map((matter_type) => ({
      id: context.newId(),
      ref: context.numbers.caseRef(matter_type, context.today),
      matter_type,
    })),
    contact_ids: it.facts.clients.map(({ contact_id }) => contact_id ?? ''),
    ...allocate(context),
  }
  const outcome = instructQuoteCase(it, instructing, context.now)
  const instructed = context.quoteCases.keep(outcome, it.version)
  for (const { id, ref, body } of outcome.openings) openCase(context, body, { id, ref })
  return instructed.linked_conveyances
}
