import { SignatureRequest } from '#domain/signature/signature'
import type { DocumentShape } from '#tenant/core/document'

export const signatureRequestDocument: DocumentShape<SignatureRequest> = {
  name: 'signature_requests',
  isVersioned: true,
  shape: 1,
  schema: SignatureRequest,
  upgrades: [],
}
