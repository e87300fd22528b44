import { assertAllowed } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import { enquiryCounts } from '#domain/enquiry/counting'
import type { Stamp } from '#domain/enquiry/creation'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { classificationsOf } from './classification/classifications.ts'
import { caseEnquiryDocument } from './document.ts'

export type EnquiryAddress = { readonly id: string; readonly enquiry: string }
type Versioned = { readonly id: string; readonly version: number }

export const recordsOf = ({ store }: RequestContext) => caseRecordsOf(store, caseEnquiryDocument)

export const liveCase = (context: RequestContext, id: string) => {
  const conveyance = caseToChange(context, id)
  assertAllowed(mayChangeCase(conveyance))
  return conveyance
}

/** Who changes an enquiry now, and by the classifications of the firm. */
export const stampOf = ({ by, now, store }: RequestContext): Stamp => ({
  by,
  now,
  classifications: classificationsOf(store).all(),
})

/** '4, 7' */
export const numbersOf = (enquiries: readonly CaseEnquiry[]) =>
  enquiries.map(({ number }) => number).join(', ')

/** Lets the case count its enquiries anew, with the facts that follow. */
export const recount = (context: RequestContext, { id }: Conveyance) => {
  const counts = enquiryCounts(recordsOf(context).of([id]))
  context.conveyances.change(id, null, (records) =>
    setCounts(records, counts, context.by, context.now),
  )
}

/** Changes some enquiries of a case that may be changed, or none: throws where one is stale or the change is refused. */
export const changeIn = <Body extends Versioned>(
  context: RequestContext,
  { id }: Conveyance,
  bodies: readonly Body[],
  change: (enquiry: CaseEnquiry, body: Body) => CaseEnquiry,
): CaseEnquiry[] => {
  const records = recordsOf(context)
  const changed = bodies.map((body) => {
    const before = records.get(id, body.id)
    requireFresh(body.version, before)
    return change(before, body)
  })
  return changed.map(records.replace)
}

/** Changes some enquiries of a case together, or none: throws where one is stale or the change is refused. */
export const changeAll = <Body extends Versioned>(
  context: RequestContext,
  id: string,
  bodies: readonly Body[],
  change: (enquiry: CaseEnquiry, body: Body) => CaseEnquiry,
) => {
  const conveyance = liveCase(context, id)
  return { conveyance, changed: changeIn(context, conveyance, bodies, change) }
}

export const changeOne = (
  context: RequestContext,
  { id, enquiry }: EnquiryAddress,
  version: number,
  change: (enquiry: CaseEnquiry) => CaseEnquiry,
) => {
  const { conveyance, changed } = changeAll(context, id, [{ id: enquiry, version }], change)
  const [only] = changed
  if (!only) throw new Error('One enquiry became none.')
  return { conveyance, changed: only }
}
