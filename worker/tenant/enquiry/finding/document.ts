import { CaseFindings } from '#domain/enquiry/finding/findings'
import type { DocumentShape } from '#tenant/core/document'

export const caseFindingsDocument: DocumentShape<CaseFindings> = {
  name: 'case_findings',
  isVersioned: true,
  shape: 1,
  schema: CaseFindings,
  upgrades: [],
}
