import { RiskAssessment } from '#domain/risk/risk'
import type { DocumentShape } from '#tenant/core/document'

export const riskAssessmentDocument: DocumentShape<RiskAssessment> = {
  name: 'risk_assessments',
  isVersioned: true,
  shape: 1,
  schema: RiskAssessment,
  upgrades: [],
}
