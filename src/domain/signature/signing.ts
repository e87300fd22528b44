import type { Instant } from '#domain/dates'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { hasEnteredCode } from './code.ts'
import type { SignatureMark } from './mark.ts'
import { changedRequest } from './requesting.ts'
import type { SignatureRequest, SignatureState, Signer } from './signature.ts'
import { isOpenAt, isOverAt, stateAt, stateFrom } from './state.ts'

type DeedSigner = {
  /** Who watches; null where nobody does. */
  readonly witness: string | null
  /** 'Director of Larkfield Homes Ltd (company number 01234567)'; null for whoever signs for themselves. */
  readonly office: string | null
}

/** The sentence that a signer agrees to; `deed`: null for anything else. */
export const consentText = (title: string, deed: DeedSigner | null = null) => {
  if (deed === null)
    return `I have read “${title}” to its end. I agree to sign it electronically, and this is my signature.`
  const { witness, office } = deed
  return [
    `I have opened and read “${title}” to its end.`,
    ...(witness ? [`${witness} is in the room with me and watches.`] : []),
    ...(office ? [`I hold this office today: ${office}. I sign on behalf of the company.`] : []),
    'I sign it electronically as a deed, to be delivered when it is dated.',
  ].join(' ')
}

/** How somebody signs a request that is a deed; null for any other request. */
export const deedSignerOf = (
  { deed }: Pick<SignatureRequest, 'deed'>,
  { witness, capacity }: Pick<Signer, 'witness' | 'capacity'>,
): DeedSigner | null =>
  deed && { witness: witness?.name ?? null, office: deed.company ? capacity : null }

export const signerIn = ({ signers }: SignatureRequest, contactId: string | null): Signer => {
  const signer = signers.find((it) => it.contact_id === contactId)
  if (signer === undefined) throw notFound()
  return signer
}

const closedTexts: Readonly<Partial<Record<SignatureState, string>>> = {
  draft: 'This is still being prepared.',
  signed: 'This has been signed by everybody.',
  completed: 'This has been signed by everybody.',
  declined: 'Somebody declined to sign this. Call us.',
  voided: 'This has been withdrawn. Call us if you expected to sign it.',
  expired: 'The time to sign this is over. Call us and we will send it again.',
}

export const refuseClosed = (request: SignatureRequest, now: Instant) =>
  wrongState('signature.closed', closedTexts[stateAt(request, now)] ?? 'This cannot be signed now.')

/** Throws 409 unless this signer can sign now. */
export const assertMaySign = (request: SignatureRequest, signer: Signer, now: Instant) => {
  if (signer.state === 'signed') throw wrongState('signature.signed', 'You have signed this.')
  if (!isOpenAt(request, now)) throw refuseClosed(request, now)
}

/** The request with one signer changed, and its state with it. */
export const withSigner = (request: SignatureRequest, signer: Signer): SignatureRequest => {
  const signers = request.signers.map((it) => (it.id === signer.id ? signer : it))
  return changedRequest(request, { signers, state: stateFrom(signers) })
}

export type Signature = { readonly name: string; readonly mark: SignatureMark }

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The request with a signature. Throws 409 where it is closed or no fresh code was entered, 422 for another’s name. */
export const signedBy = (
  request: SignatureRequest,
  signer: Signer,
  { name, mark }: Signature,
  now: Instant,
): SignatureRequest => {
  assertMaySign(request, signer, now)
  if (!hasEnteredCode(signer, now))
    throw wrongState('signature.no_code', 'Enter the code that we sent you first.')
  if (plain(name) !== plain(signer.name))
    throw invalid({ name: [`Type your full name as we have it: ${signer.name}`] })
  const consent = consentText(request.title, deedSignerOf(request, signer))
  return withSigner(request, { ...signer, state: 'signed', mark, consent, signed_at: now })
}

/** The request declined, with the reason. */
export const declinedBy = (
  request: SignatureRequest,
  signer: Signer,
  reason: string,
  now: Instant,
): SignatureRequest => {
  assertMaySign(request, signer, now)
  return { ...withSigner(request, { ...signer, state: 'declined' }), reason }
}

/** The request withdrawn, with the reason. Throws 409 for one that is over. */
export const voidedRequest = (
  request: SignatureRequest,
  reason: string,
  now: Instant,
): SignatureRequest => {
  if (isOverAt(request, now)) throw refuseClosed(request, now)
  return changedRequest(request, { state: 'voided', reason })
}

/** The signer’s lock lifted, after somebody called them. Throws 409 for one who is not locked out. */
export const unlockedSigner = (
  request: SignatureRequest,
  signer: Signer,
  now: Instant,
): SignatureRequest => {
  if (!isOpenAt(request, now)) throw refuseClosed(request, now)
  if (signer.state !== 'code_failed')
    throw wrongState('signature.not_locked', 'This person is not locked out.')
  return withSigner(request, { ...signer, state: 'opened', wrong_codes: 0, code: null })
}

/** The signers who have not signed yet. Throws 409 where nobody can sign any more. */
export const signersToRemind = (request: SignatureRequest, now: Instant): readonly Signer[] => {
  if (!isOpenAt(request, now)) throw refuseClosed(request, now)
  return request.signers.filter(({ state }) => state !== 'signed')
}

/** The request completed: everybody has signed, and the signed file with its evidence is stored. */
export const completedRequest = (
  request: SignatureRequest,
  signed: NonNullable<SignatureRequest['signed']>,
  now: Instant,
): SignatureRequest => {
  if (request.state !== 'signed')
    throw wrongState('signature.not_signed', 'Not everybody has signed.')
  return changedRequest(request, { state: 'completed', completed_at: now, signed })
}
