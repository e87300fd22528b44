import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { DeedFacts } from './deed/deed.ts'
import { Witness } from './deed/witness.ts'
import { SignatureMark } from './mark.ts'
import { SentCode, SignerState } from './signer-state.ts'
import { DocumentText } from './text.ts'

export const SignatureState = z.enum([
  'draft',
  'sent',
  'opened',
  'code_failed',
  'signed',
  'declined',
  'expired',
  'voided',
  'completed',
])
export type SignatureState = z.infer<typeof SignatureState>

/** A client who signs, with the address and number that the case held when the request was made. */
export const Signer = z.object({
  id: z.string(),
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** 'Seller' */
  capacity: z.string(),
  state: SignerState,
  code: z.nullable(SentCode),
  /** Wrong codes since the last correct one or unlocking. */
  wrong_codes: z.int(),
  mark: z.nullable(SignatureMark),
  /** The sentence agreed to; null before. */
  consent: z.nullable(z.string()),
  signed_at: z.nullable(Instant),
  /** Who watches a deed being signed; null for anything else. */
  witness: z.nullable(Witness),
})
export type Signer = z.infer<typeof Signer>

/** A step of the signing, chained by hashes: a line cannot be changed or left out unnoticed. */
export const SignatureEntry = z.object({
  at: Instant,
  what: z.string(),
  who: z.string(),
  detail: z.nullable(z.string()),
  /** The network address; null for what the product did. */
  address: z.nullable(z.string()),
  /** Null where it is not known. */
  browser: z.nullable(z.string()),
  before: z.string(),
  hash: z.string(),
})
export type SignatureEntry = z.infer<typeof SignatureEntry>
export type NewEntry = Pick<SignatureEntry, 'what' | 'who' | 'detail'>

/** The bytes that are signed. */
export const SourceDocument = z.object({
  document_id: z.string(),
  /** The version of the document. */
  number: z.int(),
  file_id: z.string(),
  name: z.string(),
  /** In hexadecimal. */
  sha256: z.string(),
  pages: z.int(),
})
export type SourceDocument = z.infer<typeof SourceDocument>

/** A document that the clients of a case are asked to sign, and how far they are. */
export const SignatureRequest = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  kind: z.enum(['terms', 'deed']),
  /** Null unless it is a deed. */
  deed: z.nullable(DeedFacts),
  title: z.string(),
  /** The text of the document, as the signers read it. */
  text: DocumentText,
  /** Null while its file is being made. */
  document: z.nullable(SourceDocument),
  state: SignatureState,
  /** They sign side by side. */
  signers: z.array(Signer),
  /** Why it was declined or voided. */
  reason: z.nullable(z.string()),
  prepared_by: Named,
  created_at: Instant,
  sent_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  /** The reminders that were sent. */
  reminders: z.int(),
  completed_at: z.nullable(Instant),
  /** The signed file and its evidence; null before. */
  signed: z.nullable(
    z.object({ file_id: z.string(), evidence_file_id: z.string(), sha256: z.string() }),
  ),
  log: z.array(SignatureEntry),
})
export type SignatureRequest = z.infer<typeof SignatureRequest>
