import { endpointsOf } from '#domain/endpoint'
import { Suggestions } from '#domain/enquiry/suggesting/suggesting'
import { CaseFindings, FindingsBody } from './findings.ts'

const view = {
  method: 'GET',
  who: ['staff'],
  can: ['conveyance.view', 'conveyance.update'],
} as const

export const caseFindingsApi = endpointsOf({
  show: { ...view, path: '/api/conveyances/:id/findings', reply: CaseFindings },
  save: {
    method: 'PUT',
    path: '/api/conveyances/:id/findings',
    who: ['staff'],
    can: ['conveyance.update'],
    body: FindingsBody,
    reply: CaseFindings,
  },
  /** What of the firm’s library applies to the case; it adds nothing. */
  suggestions: {
    ...view,
    can: ['conveyance.view', 'conveyance.update', 'additional-enquiries.view-any'],
    path: '/api/conveyances/:id/enquiry-suggestions',
    reply: Suggestions,
  },
})
