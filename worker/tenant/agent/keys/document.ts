import { KeyHandover } from '#domain/agent/keys/handover'
import type { DocumentShape } from '#tenant/core/document'

export const keyHandoverDocument: DocumentShape<KeyHandover> = {
  name: 'key_handovers',
  isVersioned: true,
  shape: 1,
  schema: KeyHandover,
  upgrades: [],
}
