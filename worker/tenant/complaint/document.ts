import { Complaint } from '#domain/complaint/complaint'
import type { DocumentShape } from '#tenant/core/document'

export const complaintDocument: DocumentShape<Complaint> = {
  name: 'complaints',
  isVersioned: true,
  shape: 1,
  schema: Complaint,
  upgrades: [],
}
