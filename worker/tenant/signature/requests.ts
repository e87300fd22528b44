import { assertAllowed } from '#domain/act'
import { referenceRoleLabels } from '#domain/contact/labels'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ClientParty } from '#domain/party'
import { notFound } from '#domain/refusal'
import { unlockedWitness, watchedBy } from '#domain/signature/deed/witnessing'
import { mayRequestSignature, type NewSigner, newRequest } from '#domain/signature/requesting'
import type { SignatureRequest } from '#domain/signature/signature'
import { unlockedSigner, voidedRequest } from '#domain/signature/signing'
import { makeTerms, TERMS_TITLE } from '#domain/signature/terms/terms'
import { type SignatureView, signatureView } from '#domain/signature/view'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { sendReminder } from './reminding.ts'
import { concernedBy, ofRequest, requestsOf, saveRequest } from './saving.ts'
import { termsFactsOf } from './terms.ts'
import { queueSignatureWork } from './working.ts'

/** The requests of a case, newest first. */
export const signaturesOf = (context: RequestContext, id: string): SignatureView[] =>
  requestsOf(context)
    .of([context.conveyances.get(id).id])
    .toReversed()
    .map((request) => signatureView(request, context.now))

const signerOf = (newId: () => string, { role, email, ...client }: ClientParty): NewSigner => ({
  id: newId(),
  contact_id: client.contact_id,
  name: client.name,
  email: email ?? '',
  phone: client.phone,
  capacity: referenceRoleLabels[role],
})

/** Asks every client of a case to sign its terms, once their file is made. */
export const requestSignature = (
  context: RequestContext,
  id: string,
  { kind }: { readonly kind: 'terms' },
): SignatureView => {
  const { newId, now, by } = context
  const conveyance = caseToChange(context, id)
  const requests = requestsOf(context)
  const records = context.conveyances.records(id)
  assertAllowed(mayRequestSignature(records, requests.of([id]), kind, now))
  const text = makeTerms(termsFactsOf(context, conveyance))
  const signers = conveyance.clients.map((client) => signerOf(newId, client))
  const request = requests.insert(
    newRequest(
      { id: newId(), conveyance_id: id, kind, title: TERMS_TITLE, text, signers },
      by,
      now,
    ),
  )
  queueSignatureWork(context, request)
  return signatureView(request, now)
}

export type RequestAddress = { readonly id: string; readonly signature: string }

/** A request of a case with the case; throws 409 unless it is at a version. */
export const requestToChange = (
  context: RequestContext,
  { id, signature }: RequestAddress,
  version: number,
): { readonly conveyance: Conveyance; readonly request: SignatureRequest } => {
  const conveyance = caseToChange(context, id)
  const request = requestsOf(context).get(id, signature)
  requireFresh(version, request)
  return { conveyance, request }
}

export const voidSignature = (
  context: RequestContext,
  address: RequestAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): SignatureView => {
  const { conveyance, request } = requestToChange(context, address, version)
  const voided = saveRequest(context, voidedRequest(request, reason, context.now), {
    what: 'Withdrawn',
    who: context.by.name,
    detail: reason,
  })
  const detail = { ...ofRequest(voided), reason }
  context.recordEvents(
    [{ name: 'signature.voided', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return signatureView(voided, context.now)
}

/** Writes again to everybody who has not signed. */
export const remindSigners = (
  context: RequestContext,
  address: RequestAddress,
  version: number,
): SignatureView => {
  const { conveyance, request } = requestToChange(context, address, version)
  return signatureView(sendReminder(context, conveyance, request), context.now)
}

/** Lets somebody try again who was locked out. */
export const unlockSigner = (
  context: RequestContext,
  address: RequestAddress,
  { version, signer: id }: { readonly version: number; readonly signer: string },
): SignatureView => {
  const { conveyance, request } = requestToChange(context, address, version)
  const watched = watchedBy(request, id)
  const signer = request.signers.find((it) => it.id === id)
  const opened = watched
    ? unlockedWitness(request, watched, context.now)
    : signer && unlockedSigner(request, signer, context.now)
  if (opened === undefined) throw notFound()
  const name = watched?.witness.name ?? signer?.name ?? ''
  const entry = { what: 'Unlocked after a call', who: context.by.name, detail: name }
  const unlocked = saveRequest(context, opened, entry)
  const detail = { ...ofRequest(unlocked), name }
  context.recordEvents(
    [{ name: 'signature.unlocked', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
  return signatureView(unlocked, context.now)
}
