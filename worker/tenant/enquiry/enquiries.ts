import type { Conveyance } from '#domain/conveyance/conveyance'
import { londonDate } from '#domain/dates'
import type {
  EnquiryChange,
  EnquiryList,
  EnquiryReplies,
  EnquirySending,
} from '#domain/enquiry/bodies'
import { answeredEnquiry, changedEnquiry } from '#domain/enquiry/changing'
import { assertList, newEnquiry } from '#domain/enquiry/creation'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { recordedAsSent } from '#domain/enquiry/sending'
import { assertValid } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import {
  changeAll,
  changeOne,
  type EnquiryAddress,
  liveCase,
  numbersOf,
  recordsOf,
  recount,
  stampOf,
} from './changing-enquiries.ts'
import { libraryOf } from './library/library.ts'

export const enquiriesOf = (context: RequestContext, id: string): CaseEnquiry[] =>
  recordsOf(context).of([context.conveyances.get(id).id])

/** Throws 422 where an enquiry names one of the library that is not there or is archived. */
const assertFromLibrary = ({ store }: RequestContext, { enquiries }: EnquiryList) => {
  const library = libraryOf(store)
  const isGone = enquiries.some(
    ({ library_id }) => library_id !== null && library.find(library_id)?.is_archived !== false,
  )
  assertValid(isGone ? { enquiries: ['The library has changed. Choose from it again.'] } : {})
}

export const addEnquiries = (
  context: RequestContext,
  id: string,
  list: EnquiryList,
): CaseEnquiry[] => {
  const conveyance = liveCase(context, id)
  const stamp = stampOf(context)
  assertList(list, londonDate(context.now), stamp.classifications)
  assertFromLibrary(context, list)
  const records = recordsOf(context)
  const { direction, raised_on, round } = list
  const last = records.of([id]).reduce((most, { number }) => Math.max(most, number), 0)
  const added = list.enquiries.map((entry, at) => {
    const place = { id: context.newId(), conveyance_id: id, direction, raised_on, round }
    return newEnquiry({ ...place, number: last + at + 1 }, entry, stamp)
  })
  for (const enquiry of added) records.insert(enquiry)
  const detail = { count: added.length, round }
  context.recordEvents(
    [{ name: 'enquiry.added', ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
  return added
}

type Recorded = 'enquiry.sent' | 'enquiry.answered' | 'enquiry.changed'

const record = (
  context: RequestContext,
  name: Recorded,
  {
    conveyance,
    changed,
  }: { readonly conveyance: Conveyance; readonly changed: readonly CaseEnquiry[] },
) => {
  const detail = { numbers: numbersOf(changed) }
  context.recordEvents(
    [{ name, ...ofCase(conveyance), changed: ['enquiries'], detail }],
    staffOfCase(conveyance),
  )
  recount(context, conveyance)
}

export const sendEnquiries = (
  context: RequestContext,
  id: string,
  { enquiries }: EnquirySending,
) => {
  const stamp = stampOf(context)
  const sent = changeAll(context, id, enquiries, (enquiry) => recordedAsSent(enquiry, stamp))
  record(context, 'enquiry.sent', sent)
  return sent.changed
}

export const replyToEnquiries = (
  context: RequestContext,
  id: string,
  { replies }: EnquiryReplies,
) => {
  const answered = changeAll(context, id, replies, (enquiry, { text }) =>
    answeredEnquiry(enquiry, text, context),
  )
  record(context, 'enquiry.answered', answered)
  return answered.changed
}

export const changeEnquiry = (
  context: RequestContext,
  address: EnquiryAddress,
  { version, ...change }: EnquiryChange,
): CaseEnquiry => {
  const { conveyance, changed } = changeOne(context, address, version, (enquiry) =>
    changedEnquiry(enquiry, change, stampOf(context).classifications),
  )
  record(context, 'enquiry.changed', { conveyance, changed: [changed] })
  return changed
}
