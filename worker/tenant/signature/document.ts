import { isRecord } from '#domain/is-record'
import { SignatureRequest } from '#domain/signature/signature'
import type { DocumentShape } from '#tenant/core/document'

const withoutWitness = (signers: unknown) =>
  Array.isArray(signers)
    ? signers.map((signer) => (isRecord(signer) ? { ...signer, witness: null } : signer))
    : signers

export const signatureRequestDocument: DocumentShape<SignatureRequest> = {
  name: 'signature_requests',
  isVersioned: true,
  shape: 2,
  schema: SignatureRequest,
  upgrades: [
    // Before, deeds were signed on paper alone.
    (doc) => ({ ...doc, deed: null, signers: withoutWitness(doc['signers']) }),
  ],
}
