import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { AgencyType } from './agency.ts'

/** A live agency as pickers offer it, with its live branches and their live negotiators. */
export const AgencyChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  type: AgencyType,
  bdm: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  referral_scale_id: z.nullable(z.string()),
  branches: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      negotiators: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
})
export type AgencyChoice = z.infer<typeof AgencyChoice>

export const agencyApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/agencies',
    who: ['staff'],
    can: [],
    query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(80))) }),
    reply: z.array(AgencyChoice),
  },
})
