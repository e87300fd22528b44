import type { CaseRecords } from '#domain/conveyance/conveyance'
import { summarise } from '#domain/conveyance/summary'
import { enquiryCounts } from '#domain/enquiry/counting'
import { tableOf } from '#tenant/core/table'
import { caseEnquiryDocument } from '#tenant/enquiry/document'
import { clientQuestionDocument } from '#tenant/enquiry/question/document'
import type { RequestContext } from '#tenant/runtime/context'
import type { World } from '../world.ts'
import { type DemoEnquiries, enquiriesFrom } from './enquiries.ts'

/** A case with its enquiries, which it counts. */
export const withEnquiries = (
  world: World,
  { conveyance, plan }: CaseRecords,
): CaseRecords & DemoEnquiries => {
  const random = world.random.fork(`enquiries of ${conveyance.ref}`)
  const { enquiries, questions } = enquiriesFrom({ conveyance, random })
  const counts = { ...conveyance.counts, ...enquiryCounts(enquiries) }
  const counted = { ...conveyance, counts }
  const summary = summarise(counted, plan, world.calendar.today)
  return { conveyance: { ...counted, summary }, plan, enquiries, questions }
}

export const saveEnquiries = (
  { store }: RequestContext,
  { enquiries, questions }: DemoEnquiries,
) => {
  for (const enquiry of enquiries) tableOf(store, caseEnquiryDocument).insert(enquiry)
  for (const question of questions) tableOf(store, clientQuestionDocument).insert(question)
}
