import { type Instant, londonDate, londonTime, longDate } from '#domain/dates'
import { masked } from './code.ts'
import { executionClause, type SigningCompany } from './deed/company.ts'
import type { DeedFacts } from './deed/deed.ts'
import { deedKindNames, gateTexts } from './deed/labels.ts'
import type { Witness } from './deed/witness.ts'
import { minutesBetween } from './deed/witnessing.ts'
import type { SignatureEntry, SignatureRequest, Signer, SourceDocument } from './signature.ts'

/** '23 November 2026, 14:02 in London' */
export const londonText = (at: Instant) => {
  const day = londonDate(at)
  return `${longDate(day)} ${day.slice(0, 4)}, ${londonTime(at)} in London`
}

type SigningEvidence = {
  readonly name: string
  readonly email: string
  /** How we knew that it was them. */
  readonly identity: string
  readonly consent: string
  readonly mark: 'typed' | 'drawn'
  readonly signed_at: Instant
  readonly signed_at_london: string
}

/** What is proven of the witness of one signer. */
export type WitnessEvidence = SigningEvidence & {
  readonly mobile: string
  readonly address: string
  readonly occupation: string
  /** Whole minutes after the signer. */
  readonly minutes_after: number
  /** The hash of their line in the log. */
  readonly entry: string
}

/** What is proven of one signer; it holds no code and no whole number. */
export type SignerEvidence = SigningEvidence & {
  readonly capacity: string
  readonly mobile: string | null
  /** Absent for what needs no witness. */
  readonly witness?: WitnessEvidence
}

export type DeedEvidence = {
  readonly kind: string
  /** Absent where people sign for themselves. */
  readonly company?: Pick<SigningCompany, 'name' | 'number' | 'way'> & {
    /** The words of execution. */
    readonly clause: string
  }
  /** What the conveyancer confirmed before it was sent. */
  readonly confirmed: readonly string[]
  /** Null while it is held undated. */
  readonly dated: { readonly on: string; readonly by: string; readonly authority: string } | null
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
  /** Absent for what is no deed. */
  readonly deed?: DeedEvidence
  readonly log: readonly SignatureEntry[]
}

const identityText = ({ code }: Pick<Signer, 'code'>) => {
  if (code === null) return 'None'
  return code.channel === 'sms'
    ? `Code by text message to ${code.to}, a number held before the request`
    : `Code by email to ${code.to}, as no mobile number was held`
}

const signing = (who: Signer | Witness) => ({
  name: who.name,
  email: masked(who.email),
  identity: identityText(who),
  consent: who.consent ?? '',
  mark: who.mark?.how ?? 'typed',
  signed_at: who.signed_at ?? '',
  signed_at_london: who.signed_at === null ? '' : londonText(who.signed_at),
})

const witnessEvidence = (
  signer: Signer,
  witness: Witness,
  log: readonly SignatureEntry[],
): WitnessEvidence => ({
  ...signing(witness),
  mobile: masked(witness.phone),
  address: witness.address ?? '',
  occupation: witness.occupation ?? '',
  minutes_after: minutesBetween(signer) ?? 0,
  entry: log.find((it) => it.who === witness.name && it.at === witness.signed_at)?.hash ?? '',
})

const signerEvidence = (signer: Signer, log: readonly SignatureEntry[]): SignerEvidence => ({
  ...signing(signer),
  capacity: signer.capacity,
  mobile: signer.phone && masked(signer.phone),
  ...(signer.witness ? { witness: witnessEvidence(signer, signer.witness, log) } : {}),
})

const companyEvidence = (company: SigningCompany) => {
  const { name, number, way } = company
  return { company: { name, number, way, clause: executionClause(company) } }
}

const deedEvidence = ({ kind, company, gates, dated }: DeedFacts): DeedEvidence => ({
  kind: deedKindNames[kind],
  ...(company ? companyEvidence(company) : {}),
  confirmed: gates.map((gate) => gateTexts[gate]),
  dated: dated && { on: dated.on, by: dated.by.name, authority: dated.authority },
})

type Of = { readonly firm: string; readonly case_ref: string; readonly document: SourceDocument }

/** The evidence of a request that everybody has signed. */
export const evidenceOf = (
  { id, title, signers, prepared_by, sent_at, created_at, log, deed }: SignatureRequest,
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
    signers: signers.map((signer) => signerEvidence(signer, log)),
    prepared_by: prepared_by.name,
    sent_at: sent_at ?? created_at,
    ...(deed ? { deed: deedEvidence(deed) } : {}),
    times: 'Times are in UTC; times “in London” are local time there.',
    log,
  }
}
