import type { DateOnly, Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { addWorkingDays } from '#domain/working-days'
import type { EnquiryList, NewEnquiry } from './bodies.ts'
import type { EnquiryClassification } from './classification/classification.ts'
import { defaultClassifications } from './classification/standard.ts'
import type { Answerer, CaseEnquiry } from './enquiry.ts'
import { stateOf } from './split/spoken.ts'

export type Classifications = readonly EnquiryClassification[]

/** Who records something of an enquiry, when, and by which classifications; the standard ones by default. */
export type Stamp = {
  readonly by: Named
  readonly now: Instant
  readonly classifications?: Classifications
}

export const classificationFor = (
  code: string,
  classifications: Classifications = defaultClassifications,
) => classifications.find((it) => it.code === code)

const isUsable = (code: string, classifications: Classifications | undefined) =>
  classificationFor(code, classifications)?.is_active === true

/** Throws 422 for a classification that does not exist or is not used any more. */
export const assertClassification = (code: string, classifications: Classifications | undefined) =>
  assertValid(
    isUsable(code, classifications)
      ? {}
      : { classification: ['Choose a classification from the list.'] },
  )

/** The day by which an answer is usual, in working days of the classification. */
export const usualDueOn = (
  code: string,
  from: DateOnly,
  classifications?: Classifications,
): DateOnly | null => {
  const usual = classificationFor(code, classifications)
  return usual ? addWorkingDays(from, usual.sla_wd) : null
}

const usualAnswerer = (code: string, classifications?: Classifications): Answerer => {
  const [first = 'us'] = classificationFor(code, classifications)?.answerers ?? []
  return first === 'us' || first === 'client' ? first : 'third_party'
}

/** Throws 422 for a list from the future, and for a classification that does not exist. */
export const assertList = (
  { raised_on, enquiries }: EnquiryList,
  today: DateOnly,
  classifications?: Classifications,
) =>
  assertValid({
    ...(raised_on > today ? { raised_on: ['Enter a date that is not in the future.'] } : {}),
    ...(enquiries.some(({ classification }) => !isUsable(classification, classifications))
      ? { enquiries: ['Choose a classification from the list.'] }
      : {}),
  })

type Place = Pick<
  CaseEnquiry,
  'id' | 'conveyance_id' | 'number' | 'direction' | 'raised_on' | 'round'
>

const nameOf = ({ id, name }: Named): Named => ({ id, name })

/** An enquiry as it came in; a reply in the list makes it answered, a comment not satisfied, and nothing accepted. */
export const newEnquiry = (
  place: Place,
  entry: NewEnquiry,
  { by, now, classifications }: Stamp,
): CaseEnquiry => {
  const { reply, comment, ...said } = entry
  const first = place.direction === 'we_raise' ? 'raised' : 'sent'
  return {
    ...said,
    ...place,
    version: 1,
    status: stateOf(reply ?? undefined, comment ?? undefined) ?? first,
    answerer: usualAnswerer(entry.classification, classifications),
    due_on: usualDueOn(entry.classification, place.raised_on, classifications),
    held_since: place.raised_on,
    reply: reply ? { text: reply, by: nameOf(by), at: now } : null,
    comment: comment || null,
    earlier: [],
    decline: null,
    reply_sent: null,
    settlement: null,
    indemnity: null,
    assignee: null,
    chased: null,
    by: nameOf(by),
    created_at: now,
  }
}
