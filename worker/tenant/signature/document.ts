import { isRecord } from '#domain/is-record'
import { SignatureRequest } from '#domain/signature/signature'
import type { DocumentShape } from '#tenant/core/document'

const withoutWitness = (signers: unknown) =>
  Array.isArray(signers)
    ? signers.map((signer) => (isRecord(signer) ? { ...signer, witness: null } : signer))
    : signers

/** The facts of a deed of before, when people alone signed for themselves. */
const forNoCompany = (deed: unknown) => (isRecord(deed) ? { ...deed, company: null } : deed)

export const signatureRequestDocument: DocumentShape<SignatureRequest> = {
  name: 'signature_requests',
  isVersioned: true,
  shape: 3,
  schema: SignatureRequest,
  upgrades: [
    // Before, deeds were signed on paper alone.
    (doc) => ({ ...doc, deed: null, signers: withoutWitness(doc['signers']) }),
    (doc) => ({ ...doc, deed: forNoCompany(doc['deed']) }),
  ],
}
