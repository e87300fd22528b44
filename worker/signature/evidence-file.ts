import type { SignatureEvidence } from '#domain/signature/evidence'
import { sha256Of } from '#worker/directory/file-store'
import { canonicalJson } from './canonical.ts'
import type { FirmKey } from './signing-key.ts'

/** The size of the parts whose hashes tell where a file was changed. */
const BLOCK_BYTES = 4096

const blocksOf = (bytes: Uint8Array): string[] =>
  Array.from({ length: Math.ceil(bytes.length / BLOCK_BYTES) }, (_, at) =>
    sha256Of(bytes.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES)),
  )

type SignedFile = {
  readonly bytes: Uint8Array
  /** Of the pages before the evidence was added. */
  readonly stamped: string
  readonly pages: number
}

/** The text of evidence.json: the evidence, the hashes of the signed file, and the firm’s signature over both. */
export const evidenceFile = async (
  evidence: SignatureEvidence,
  { bytes, stamped, pages }: SignedFile,
  key: FirmKey,
): Promise<string> => {
  const signed = {
    sha256: sha256Of(bytes),
    stamped_sha256: stamped,
    bytes: bytes.length,
    pages,
    block_bytes: BLOCK_BYTES,
    blocks: blocksOf(bytes),
  }
  const proven = { ...evidence, signed }
  const { id, public_key } = key
  return JSON.stringify(
    {
      evidence: proven,
      key: { id, algorithm: 'Ed25519', public_key },
      signature: await key.sign(canonicalJson(proven)),
    },
    null,
    2,
  )
}
