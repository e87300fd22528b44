import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayCheckNotice } from '#domain/payment-request/notice/acts'
import type { NoticeCheck, NoticeEntry } from '#domain/payment-request/notice/bodies'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { CasePaymentRequests, ClientPayments } from '#domain/payment-request/view'
import { assertValid, notFound } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import { documentsOf } from '#tenant/document/documents'
import type { RequestContext } from '#tenant/runtime/context'
import { clientPayments } from '../client.ts'
import { noticesOf, ownRequest } from '../records.ts'
import { casePaymentRequests } from '../view.ts'

const about = ({ id, amount, narrative, payer }: PaymentNotice) => ({
  notice: id,
  amount,
  narrative,
  payer: payer?.name ?? null,
})

const ofNotice = (conveyance: Conveyance) =>
  ({ ...ofCase(conveyance), changed: ['payment-notices'] }) as const

const ownCase = ({ conveyances, person }: RequestContext, id: string): Conveyance => {
  const found = conveyances.ofContact(person.contact_id ?? '').find((it) => it.id === id)
  if (found === undefined) throw notFound()
  return found
}

/** Tells the firm of a payment to come; throws 404 for a case or a request that is not the client's. */
export const tellOfPayment = (context: RequestContext, entry: NoticeEntry): ClientPayments => {
  const conveyance = ownCase(context, entry.conveyance)
  const { request, narrative, amount, expected_on, payer } = entry
  if (request !== null && ownRequest(context, request).conveyance_id !== conveyance.id)
    throw notFound()
  const notice = noticesOf(context).insert({
    id: context.newId(),
    version: 1,
    conveyance_id: conveyance.id,
    ...{ request, narrative, amount, expected_on, payer },
    told: { ...stampOf(context), contact_id: context.person.contact_id ?? '' },
    checked: null,
  })
  const detail = { ...about(notice), gift: payer?.gift ?? null }
  context.recordEvents([{ name: 'payment-notice.told', ...ofNotice(conveyance), detail }], {
    ...staffOfCase(conveyance),
    clients: [notice.told.contact_id],
  })
  return clientPayments(context)
}

/** The documents of the case that a decision rests on; throws 422 for any other, and for none where they are needed. */
const evidenceOf = (context: RequestContext, id: string, { decision, documents }: NoticeCheck) => {
  const ofCaseById = new Map(
    documentsOf(context.store)
      .of([id])
      .map((it) => [it.id, it.name]),
  )
  const isKnown = documents.every((it) => ofCaseById.has(it))
  assertValid(isKnown ? {} : { documents: ['Choose documents of this case.'] })
  assertValid(
    decision === 'accepted' && documents.length === 0
      ? { documents: ['Choose the documents that show who pays and where the money comes from.'] }
      : {},
  )
  return documents.map((it) => ({ id: it, name: ofCaseById.get(it) ?? '' }))
}

/** Decides whether the money of a payer whom the client named may be used. Throws 403, 404, 409, 422. */
export const checkNotice = (
  context: RequestContext,
  { id, notice }: { readonly id: string; readonly notice: string },
  entry: NoticeCheck,
): CasePaymentRequests => {
  const conveyance = context.conveyances.get(id)
  const before = noticesOf(context).get(id, notice)
  requireFresh(entry.version, before)
  assertAllowed(mayCheckNotice(context.person, conveyance, before))
  const { decision, note } = entry
  const documents = evidenceOf(context, id, entry)
  const checked = { ...stampOf(context), decision, note, documents }
  noticesOf(context).replace({ ...before, version: entry.version + 1, checked })
  const detail = { ...about(before), decision, note, documents: documents.map((it) => it.name) }
  context.recordEvents([{ name: 'payment-notice.checked', ...ofNotice(conveyance), detail }], {
    ...staffOfCase(conveyance),
    clients: [before.told.contact_id],
  })
  return casePaymentRequests(context, id)
}
