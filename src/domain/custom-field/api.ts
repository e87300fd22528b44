import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CustomFieldsBody } from './bodies.ts'
import { CustomField, CustomFields } from './custom-field.ts'

export const customFieldApi = endpointsOf({
  /** The fields themselves, which whoever writes workflows or templates refers to; no value of any case. */
  show: {
    method: 'GET',
    path: '/api/custom-fields',
    who: ['staff'],
    can: [],
    reply: CustomFields,
  },
  save: {
    method: 'PUT',
    path: '/api/custom-fields',
    who: ['staff'],
    can: ['workflows.update'],
    body: CustomFieldsBody,
    reply: CustomFields,
  },
  /** The fields that a case shows; their values are in the case. */
  of_case: {
    method: 'GET',
    path: '/api/conveyances/:id/custom-fields',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(CustomField),
  },
})
