import type { BodyOf, ReplyOf } from '#domain/endpoint'
import type { quoteCaseApi } from '#domain/quote/case/api'
import {
  type InstructionOutcome,
  instructQuoteCase,
  mattersToOpen,
} from '#domain/quote/case/instruction'
import type { LinkedConveyance, QuoteCase } from '#domain/quote/case/quote-case'
import { fullName } from '#domain/user/user'
import { freshLinked } from '#tenant/contact/linked-quote'
import { communicationPreviews } from '#tenant/events/previews'
import { quoteCorrespondence } from '#tenant/quote/case/correspondence'
import type { RequestContext } from '#tenant/runtime/context'
import { handPacksToCase } from '#tenant/sale-ready-pack/ordering'
import { allocate } from './allocation.ts'
import { caseCorrespondence } from './correspondence.ts'
import { openCase, openedCase } from './opening.ts'

type Body = BodyOf<typeof quoteCaseApi.instruct>
type Asked = Omit<Body, 'version'>
type Identify = (matter: LinkedConveyance['matter_type']) => LinkedConveyance

const outcomeOf = (
  context: RequestContext,
  quoteCase: QuoteCase,
  { accepted_by_phone, fee_earner_id }: Asked,
  identify: Identify,
): InstructionOutcome =>
  instructQuoteCase(
    quoteCase,
    {
      accepted_by_phone,
      conveyances: mattersToOpen(quoteCase).map(identify),
      contact_ids: quoteCase.facts.clients.map(({ contact_id }) => contact_id ?? ''),
      ...allocate(context, fee_earner_id),
    },
    context.now,
  )

type InstructionContext = RequestContext & {
  readonly params: { readonly id: string }
  readonly body: Body
}

/** Opens one conveyance for each matter of a quote; a repeated request returns those already opened. */
export const instructCase = (context: InstructionContext): LinkedConveyance[] => {
  const current = context.quoteCases.get(context.params.id)
  if (current.status === 'instructed') return current.linked_conveyances
  const it = freshLinked(context, current.id, context.body.version)
  const outcome = outcomeOf(context, it, context.body, (matter_type) => ({
    id: context.newId(),
    ref: context.numbers.caseRef(matter_type, context.today, current.id),
    matter_type,
  }))
  const instructed = context.quoteCases.keep(outcome, it.version)
  for (const { id, ref, body } of outcome.openings) {
    const { conveyance } = openCase(context, body, { id, ref })
    if (conveyance.matter_type === 'sale') handPacksToCase(context, it.id, conveyance)
  }
  return instructed.linked_conveyances
}

/** What instructing would do now; the references, which it draws, are left open. */
export const previewInstruction = (
  context: RequestContext,
  id: string,
  asked: Asked,
): ReplyOf<typeof quoteCaseApi.preview_instruction> => {
  const { by, origins, quoteCases, users } = context
  const quoteCase = quoteCases.get(id)
  const outcome = outcomeOf(context, quoteCase, asked, (matter_type) => ({
    id: matter_type,
    ref: '[new reference]',
    matter_type,
  }))
  const from = quoteCorrespondence({ origins }, outcome.quoteCase)
  const opened = outcome.openings.map(({ body, ...identity }) =>
    openedCase(context, body, identity),
  )
  return {
    fee_earner: allocate(context, asked.fee_earner_id).fee_earner,
    fee_earners: users.feeEarners().map((it) => ({ id: it.id, name: fullName(it) })),
    messages: [
      ...(from ? communicationPreviews(context, outcome.events, from) : []),
      ...opened.flatMap(({ conveyance, events }) =>
        communicationPreviews(context, events, caseCorrespondence({ by, origins }, conveyance)),
      ),
    ],
  }
}
