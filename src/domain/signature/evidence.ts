import { type Instant, londonDate, londonTime, longDate } from '#domain/dates'
import { masked } from './code.ts'
import type { SignatureEntry, SignatureRequest, Signer, SourceDocument } from './signature.ts'

/** '23 November 2026, 14:02 in London' */
export const londonText = (at: Instant) => {
  const day = londonDate(at)
  return `${longDate(day)} ${day.slice(0, 4)}, ${londonTime(at)} in London`
}

/** What is proven of one signer; it holds no code and no whole number. */
export type SignerEvidence = {
  readonly name: string
  readonly capacity: string
  readonly email: string
  readonly mobile: string | null
  /** How we knew that it was them. */
  readonly identity: string
  readonly consent: string
  readonly mark: 'typed' | 'drawn'
  readonly signed_at: Instant
  readonly signed_at_london: string
}

/** What is proven of a signing, before the signed file is made. */
export type SignatureEvidence = {
  readonly format: 'deedbox-signature-1'
  readonly request: string
  readonly title: string
  readonly firm: string
  readonly case_ref: string
  readonly document: Omit<SourceDocument, 'file_id'>
  readonly signers: readonly SignerEvidence[]
  readonly prepared_by: string
  readonly sent_at: Instant
  readonly times: string
  readonly log: readonly SignatureEntry[]
}

const identityText = ({ code }: Signer) => {
  if (code === null) return 'None'
  return code.channel === 'sms'
    ? `Code by text message to ${code.to}, a number held before the request`
    : `Code by email to ${code.to}, as no mobile number was held`
}

const signerEvidence = (signer: Signer): SignerEvidence => ({
  name: signer.name,
  capacity: signer.capacity,
  email: masked(signer.email),
  mobile: signer.phone && masked(signer.phone),
  identity: identityText(signer),
  consent: signer.consent ?? '',
  mark: signer.mark?.how ?? 'typed',
  signed_at: signer.signed_at ?? '',
  signed_at_london: signer.signed_at === null ? '' : londonText(signer.signed_at),
})

type Of = { readonly firm: string; readonly case_ref: string; readonly document: SourceDocument }

/** The evidence of a request that everybody has signed. */
export const evidenceOf = (
  { id, title, signers, prepared_by, sent_at, created_at, log }: SignatureRequest,
  { firm, case_ref, document }: Of,
): SignatureEvidence => {
  const { file_id: _, ...proven } = document
  return {
    format: 'deedbox-signature-1',
    request: id,
    title,
    firm,
    case_ref,
    document: proven,
    signers: signers.map(signerEvidence),
    prepared_by: prepared_by.name,
    sent_at: sent_at ?? created_at,
    times: 'Times are in UTC; times “in London” are local time there.',
    log,
  }
}
