import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { TemplateParts } from '#domain/template/view'

export const templateSettingsApi = endpointsOf({
  parts: {
    method: 'GET',
    path: '/api/admin/template-parts',
    who: ['staff'],
    can: ['snippets.view-any'],
    reply: TemplateParts,
  },
  approval: {
    method: 'PUT',
    path: '/api/admin/template-approval',
    who: ['staff'],
    can: ['firm.update'],
    body: z.strictObject({ second_person: z.boolean() }),
    reply: TemplateParts,
  },
})
