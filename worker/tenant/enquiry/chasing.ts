import { assertAllowed } from '#domain/act'
import type { MessagePreview } from '#domain/communication/preview'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { londonDate } from '#domain/dates'
import type { EnquiryChase } from '#domain/enquiry/bodies'
import {
  chasedEnquiry,
  chaseList,
  mayChaseEnquiry,
  mayWriteToOtherSide,
} from '#domain/enquiry/chasing/chasing'
import { type CaseEnquiry, holderOf } from '#domain/enquiry/enquiry'
import { isQuestionOpen } from '#domain/enquiry/question/question'
import type { DomainEvent } from '#domain/events'
import { wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { communicationPreviews } from '#tenant/events/previews'
import type { RequestContext } from '#tenant/runtime/context'
import { changeIn, liveCase, numbersOf, recordsOf } from './changing-enquiries.ts'
import { concernedBy, questionCorrespondence, questionsOf } from './question/asking.ts'

/** Throws 409 for an enquiry whose holder cannot be written to. */
const assertChaseable = (
  context: RequestContext,
  conveyance: Conveyance,
  enquiries: readonly CaseEnquiry[],
) => {
  const asked = new Set(
    questionsOf(context)
      .of([conveyance.id])
      .filter(isQuestionOpen)
      .map(({ enquiry_id }) => enquiry_id),
  )
  for (const enquiry of enquiries) {
    assertAllowed(mayChaseEnquiry(enquiry))
    if (holderOf(enquiry) === 'other_side') assertAllowed(mayWriteToOtherSide(conveyance))
    else if (!asked.has(enquiry.id))
      throw wrongState(
        'enquiry.client_not_asked',
        `The client has not been asked about enquiry ${enquiry.number}. Ask them on the case first.`,
      )
  }
}

type Chosen = { readonly conveyance: Conveyance; readonly enquiries: readonly CaseEnquiry[] }

/** The reminder of the clients, as far as they have some of the enquiries. */
const toClients = (context: RequestContext, { conveyance, enquiries }: Chosen) => {
  const held = enquiries.filter((it) => holderOf(it) === 'client')
  const event: DomainEvent<'client-question.reminded'> = {
    ...{ name: 'client-question.reminded', ...ofCase(conveyance), changed: ['questions'] },
    detail: { numbers: numbersOf(held), count: held.length },
  }
  const correspondence = () => questionCorrespondence(context, conveyance)
  return held.length > 0 ? [{ event, correspondence }] : []
}

/** The chase of the other side, as far as it has some of the enquiries. */
const toOtherSide = (context: RequestContext, { conveyance, enquiries }: Chosen) => {
  const held = enquiries.filter((it) => holderOf(it) === 'other_side')
  const event: DomainEvent<'enquiry.chased'> = {
    ...{ name: 'enquiry.chased', ...ofCase(conveyance), changed: ['enquiries'] },
    detail: { numbers: numbersOf(held), to: conveyance.other_side?.firm ?? '' },
  }
  const correspondence = () => {
    const usual = caseCorrespondence(context, conveyance)
    return { ...usual, values: { ...usual.values, enquiry_list: chaseList(held) } }
  }
  return held.length > 0 ? [{ event, correspondence }] : []
}

const chosenIn = (context: RequestContext, id: string, { enquiries }: EnquiryChase): Chosen => {
  const conveyance = liveCase(context, id)
  const chosen = enquiries.map((it) => recordsOf(context).get(id, it.id))
  assertChaseable(context, conveyance, chosen)
  return { conveyance, enquiries: chosen }
}

/** The messages that a chase would send, with whom they go to; throws 409 where nobody can be written to. */
export const previewChase = (
  context: RequestContext,
  id: string,
  chase: EnquiryChase,
): MessagePreview[] => {
  const chosen = chosenIn(context, id, chase)
  return [
    ...toClients(context, chosen).flatMap(({ event, correspondence }) =>
      communicationPreviews(context, [event], correspondence()),
    ),
    ...toOtherSide(context, chosen).flatMap(({ event, correspondence }) =>
      communicationPreviews(context, [event], correspondence(), 'other_side'),
    ),
  ]
}

/** Writes to whoever has enquiries of a case, one message for all that each has. */
export const chaseEnquiries = (
  context: RequestContext,
  id: string,
  chase: EnquiryChase,
): CaseEnquiry[] => {
  const { conveyance } = chosenIn(context, id, chase)
  const changed = changeIn(context, conveyance, chase.enquiries, (enquiry) =>
    chasedEnquiry(enquiry, londonDate(context.now)),
  )
  const chased = { conveyance, enquiries: changed }
  for (const { event, correspondence } of toClients(context, chased))
    context.recordEvents([event], { ...concernedBy(conveyance), correspondence })
  for (const { event, correspondence } of toOtherSide(context, chased))
    context.recordEvents([event], { ...staffOfCase(conveyance), correspondence })
  return changed
}
