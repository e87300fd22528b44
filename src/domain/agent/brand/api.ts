import { AgencyView } from '#domain/agent/view'
import { endpointsOf } from '#domain/endpoint'
import { BrandChange, OwnAgency } from './brand.ts'

export const agencyBrandApi = endpointsOf({
  change: {
    method: 'PUT',
    path: '/api/agencies/:id/brand',
    who: ['staff'],
    can: ['agencies.update'],
    body: BrandChange,
    reply: AgencyView,
  },
  /** The agent's own agency; 403 for negotiators who do not manage it. */
  change_own: {
    method: 'PUT',
    path: '/api/agent/brand',
    who: ['agent'],
    can: [],
    body: BrandChange,
    reply: OwnAgency,
  },
})
