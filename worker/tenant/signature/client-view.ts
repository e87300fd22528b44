import type { ToSign } from '#domain/conveyance/portal/case-steps'
import { notFound } from '#domain/refusal'
import { factOf } from '#domain/signature/requesting'
import type { SignatureRequest } from '#domain/signature/signature'
import { signerIn } from '#domain/signature/signing'
import { isOpenAt } from '#domain/signature/state'
import { type ClientSignature, clientSignature } from '#domain/signature/view'
import type { RequestContext } from '#tenant/runtime/context'
import { requestsOf } from './saving.ts'

const viewOf = (context: RequestContext, request: SignatureRequest): ClientSignature | null => {
  const { person, conveyances, now } = context
  const { id, matter_type, address } = conveyances.get(request.conveyance_id)
  const signer = signerIn(request, person.contact_id)
  return clientSignature(request, signer, { id, matter_type, address: address.line }, now)
}

/** A request as the signed-in client sees it; throws 404 while its document is being made. */
export const shownTo = (context: RequestContext, request: SignatureRequest): ClientSignature => {
  const view = viewOf(context, request)
  if (view === null) throw notFound()
  return view
}

/** The documents that the signed-in client is or was asked to sign, newest first. */
export const clientSignaturesOf = (context: RequestContext): ClientSignature[] => {
  const { conveyances, person } = context
  const cases = conveyances.ofContact(person.contact_id ?? '').map(({ id }) => id)
  return requestsOf(context)
    .of(cases)
    .filter(({ signers }) => signers.some((it) => it.contact_id === person.contact_id))
    .toReversed()
    .flatMap((request) => viewOf(context, request) ?? [])
}

/** What the signed-in client has to sign, or has signed, in a case. */
export const toSignOf = (context: RequestContext, id: string): ToSign => {
  const { person, now } = context
  return new Map(
    requestsOf(context)
      .of([id])
      .flatMap((request) => {
        const signer = request.signers.find((it) => it.contact_id === person.contact_id)
        const isOut = isOpenAt(request, now) || request.state === 'signed'
        if (signer === undefined || request.document === null || !isOut) return []
        const fact = factOf(request)
        const { document_id } = request.document
        const has_signed = signer.state === 'signed'
        return fact === null ? [] : [[fact, { document_id, has_signed }] as const]
      }),
  )
}
