import { DataRequest } from '#domain/data-request/request'
import type { DocumentShape } from '#tenant/core/document'

export const dataRequestDocument: DocumentShape<DataRequest> = {
  name: 'data_requests',
  isVersioned: true,
  shape: 1,
  schema: DataRequest,
  upgrades: [],
}
