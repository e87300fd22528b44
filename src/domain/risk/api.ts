import { endpointsOf } from '#domain/endpoint'
import { RiskApproval, RiskEntry, RiskRejection } from './bodies.ts'
import { CaseRisk } from './view.ts'

const path = '/api/conveyances/:id/risk'
const reply = CaseRisk
const decide = {
  method: 'PUT',
  who: ['staff'],
  can: ['aml-checks.update'],
  isDecision: true,
  reply,
} as const

/** The client and matter risk of a case. */
export const riskApi = endpointsOf({
  show: { method: 'GET', path, who: ['staff'], can: ['conveyance.view'], reply },
  assess: {
    method: 'POST',
    path: `${path}/assessments`,
    who: ['staff'],
    can: ['aml-checks.create'],
    body: RiskEntry,
    reply,
  },
  approve: { ...decide, path: `${path}/approval`, body: RiskApproval },
  reject: { ...decide, path: `${path}/rejection`, body: RiskRejection },
})
