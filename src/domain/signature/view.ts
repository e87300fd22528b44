import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type * as dates from '#domain/dates'
import { MatterType } from '#domain/matter'
import { Named } from '#domain/party'
import { hasEnteredCode, masked, triesLeft } from './code.ts'
import { SignatureRequest, SignatureState, type Signer, SignerState } from './signature.ts'
import { stateAt } from './state.ts'
import { DocumentText } from './text.ts'

const SignerView = z.object({
  id: z.string(),
  name: z.string(),
  state: SignerState,
  /** Where the code goes, masked. */
  code_to: z.string(),
  signed_at: z.nullable(Instant),
})

/** A request as staff see it. */
export const SignatureView = z.object({
  id: z.string(),
  version: z.int(),
  kind: SignatureRequest.shape.kind,
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

const signerView = ({ id, name, state, email, phone, signed_at }: Signer) => ({
  id,
  name,
  state,
  code_to: masked(phone ?? email),
  signed_at,
})

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
    code: z.nullable(
      z.object({ channel: z.enum(['sms', 'email']), to: z.string(), is_entered: z.boolean() }),
    ),
    tries_left: z.int(),
  }),
  others: z.array(z.object({ name: z.string(), has_signed: z.boolean() })),
})
export type ClientSignature = z.infer<typeof ClientSignature>

const codeView = (signer: Signer, now: dates.Instant) => {
  const { code } = signer
  const is_entered = hasEnteredCode(signer, now)
  if (code === null || (!is_entered && code.expires_at <= now)) return null
  return { channel: code.channel, to: code.to, is_entered }
}

const hasSigned = ({ state }: Signer) => state === 'signed'

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
  const me = { name, state, signed_at, code: codeView(signer, now), tries_left: triesLeft(signer) }
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
    others: signers
      .filter((it) => it.id !== signer.id)
      .map((it) => ({ name: it.name, has_signed: hasSigned(it) })),
  }
}
