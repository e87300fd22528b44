import { FirmCommunication } from '#domain/communication/firm/communication'
import { CommunicationMatrix } from '#domain/communication/matrix/stored'
import type { DocumentShape } from '#tenant/core/document'

export const communicationDocument: DocumentShape<FirmCommunication> = {
  name: 'communications',
  isVersioned: true,
  shape: 1,
  schema: FirmCommunication,
  upgrades: [],
}

export const communicationVersionDocument: DocumentShape<FirmCommunication> = {
  name: 'communication_versions',
  key: ['id', 'version'],
  shape: 1,
  schema: FirmCommunication,
  upgrades: [],
}

export const matrixDocument: DocumentShape<CommunicationMatrix> = {
  name: 'communication_matrices',
  key: ['version'],
  shape: 2,
  schema: CommunicationMatrix,
  upgrades: [(doc) => ({ ...doc, has_brokers: false })],
}
