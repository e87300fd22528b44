import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type * as dates from '#domain/dates'
import { MatterType } from '#domain/matter'
import { Named } from '#domain/party'
import { masked, triesLeft } from './code.ts'
import { codeView, SentCodeView } from './code-view.ts'
import { witnessWarnings } from './deed/witness-rules.ts'
import { minutesBetween } from './deed/witnessing.ts'
import { SignatureRequest, SignatureState, type Signer } from './signature.ts'
import { SignerState } from './signer-state.ts'
import { deedSignerOf } from './signing.ts'
import { stateAt } from './state.ts'
import { DocumentText } from './text.ts'

/** The witness of a signer, as staff see them. */
const WitnessLine = z.object({
  id: z.string(),
  name: z.string(),
  state: SignerState,
  code_to: z.string(),
  signed_at: z.nullable(Instant),
  /** Whole minutes after the signer; null before. */
  minutes: z.nullable(z.int()),
  warnings: z.array(z.string()),
})

const SignerView = z.object({
  id: z.string(),
  name: z.string(),
  state: SignerState,
  /** Where the code goes, masked. */
  code_to: z.string(),
  signed_at: z.nullable(Instant),
  witness: z.nullable(WitnessLine),
})

/** A request as staff see it. */
export const SignatureView = z.object({
  id: z.string(),
  version: z.int(),
  kind: SignatureRequest.shape.kind,
  deed: SignatureRequest.shape.deed,
  title: z.string(),
  document: SignatureRequest.shape.document,
  state: SignatureState,
  signers: z.array(SignerView),
  reason: z.nullable(z.string()),
  prepared_by: Named,
  created_at: Instant,
  sent_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  reminders: z.int(),
  completed_at: z.nullable(Instant),
  signed: SignatureRequest.shape.signed,
})
export type SignatureView = z.infer<typeof SignatureView>

const witnessLine = (signer: Signer) => {
  if (signer.witness === null) return null
  const { id, name, state, phone, signed_at } = signer.witness
  const warnings = [...witnessWarnings(name, signer.name)]
  const minutes = minutesBetween(signer)
  return { id, name, state, code_to: masked(phone), signed_at, minutes, warnings }
}

const signerView = (signer: Signer) => {
  const { id, name, state, email, phone, signed_at } = signer
  const code_to = masked(phone ?? email)
  return { id, name, state, code_to, signed_at, witness: witnessLine(signer) }
}

export const signatureView = (
  { text: _, log: __, conveyance_id: ___, ...request }: SignatureRequest,
  now: dates.Instant,
): SignatureView => ({
  ...request,
  state: stateAt(request, now),
  signers: request.signers.map(signerView),
})

/** A request as one of its signers sees it. */
export const ClientSignature = z.object({
  id: z.string(),
  document_id: z.string(),
  /** The file that they sign; the signed one once everybody has. */
  file_id: z.string(),
  pages: z.int(),
  title: z.string(),
  text: DocumentText,
  state: SignatureState,
  case: z.object({ id: z.string(), matter_type: MatterType, address: z.string() }),
  me: z.object({
    name: z.string(),
    state: SignerState,
    signed_at: z.nullable(Instant),
    /** The code that was last sent; null before, and when it has expired. */
    code: z.nullable(SentCodeView),
    tries_left: z.int(),
    /** Who watches them sign a deed, and whether they have signed too; null for anything else. */
    witness: z.nullable(z.object({ name: z.string(), email: z.string(), has_signed: z.boolean() })),
  }),
  /** How they sign a deed: the sentence that they agree to says it; null for anything else. */
  deed: z.nullable(z.object({ witness: z.nullable(z.string()), office: z.nullable(z.string()) })),
  others: z.array(z.object({ name: z.string(), has_signed: z.boolean() })),
})
export type ClientSignature = z.infer<typeof ClientSignature>

const hasSigned = ({ state }: Pick<Signer, 'state'>) => state === 'signed'

const ownWitness = ({ witness }: Signer) =>
  witness && {
    name: witness.name,
    email: masked(witness.email),
    has_signed: hasSigned(witness),
  }

/** The request for one of its signers; null while its document is being made. */
export const clientSignature = (
  request: SignatureRequest,
  signer: Signer,
  of: ClientSignature['case'],
  now: dates.Instant,
): ClientSignature | null => {
  const { id, document, title, text, signers, signed } = request
  if (document === null) return null
  const { name, state, signed_at } = signer
  const code = codeView(signer, now)
  const tries_left = triesLeft(signer)
  const me = { name, state, signed_at, code, tries_left, witness: ownWitness(signer) }
  return {
    id,
    document_id: document.document_id,
    file_id: signed?.file_id ?? document.file_id,
    pages: document.pages,
    title,
    text,
    state: stateAt(request, now),
    case: of,
    me,
    deed: deedSignerOf(request, signer),
    others: signers
      .filter((it) => it.id !== signer.id)
      .map((it) => ({ name: it.name, has_signed: hasSigned(it) })),
  }
}
