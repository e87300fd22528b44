import type { SignatureEvidence } from '#domain/signature/evidence'
import type { SignatureMark } from '#domain/signature/mark'
import { sha256Of } from '#worker/directory/file-store'
import { evidenceFile } from '#worker/signature/evidence-file'
import type { FirmKey } from '#worker/signature/signing-key'
import { pdfOf } from '../pdfmake.ts'
import { signaturePages } from './signature-pages.ts'
import { joined, pageCount, stamped } from './stamping.ts'

export type ToSeal = {
  readonly evidence: SignatureEvidence
  readonly marks: readonly SignatureMark[]
  /** Of the witness of each signer; null or absent for none. */
  readonly witness_marks?: readonly (SignatureMark | null)[]
}

type Sealed = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: number
  /** The text of evidence.json. */
  readonly evidence: string
}

const stampOf = ({ signers, request, deed }: SignatureEvidence) => {
  const names = signers.map(({ name, witness }) =>
    witness ? `${name} in the presence of ${witness.name}` : name,
  )
  const date = deed?.dated ? ` Dated ${deed.dated.on}.` : ''
  const company = deed?.company ? `for ${deed.company.name} ` : ''
  return `Signed electronically ${company}by ${names.join(', ')}.${date} Request ${request}`
}

/** Returns the signed document with its signatures and evidence as pages, and its evidence.json. */
export const sealPdf = async (
  source: Uint8Array,
  { evidence, marks, witness_marks = [] }: ToSeal,
  key: FirmKey,
): Promise<Sealed> => {
  const signed = await stamped(source, stampOf(evidence))
  const stamped_sha256 = sha256Of(signed)
  const shown = { evidence, marks, witness_marks, stamped_sha256, key_id: key.id }
  const added = await pdfOf(signaturePages(shown))
  const bytes = await joined(signed, added)
  const pages = await pageCount(bytes)
  const file = { bytes, stamped: stamped_sha256, pages }
  return { bytes, pages, evidence: await evidenceFile(evidence, file, key) }
}
