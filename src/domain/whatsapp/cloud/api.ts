import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CloudIntake } from './intake.ts'
import { CloudCost, CloudPrice } from './price.ts'
import { CloudAccount, CloudNumber, CloudSecrets, CloudSettings } from './settings.ts'

/** Where the platform is asked what became of the templates, at the edge. */
export const templateChecksPath = '/api/whatsapp-cloud/template-checks'

export const CloudDetail = z.object({
  settings: CloudSettings,
  /** Where the platform sends its webhooks. */
  address: z.string(),
  /** Of the last twelve months. */
  costs: z.array(CloudCost),
  /** Why messages do not leave by it; null when they do. */
  problem: z.nullable(z.string()),
})
export type CloudDetail = z.infer<typeof CloudDetail>

const version = z.int()
const endpoint = { who: ['staff'], can: ['message-providers.update'], reply: CloudDetail } as const

export const whatsappCloudApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/whatsapp-cloud' },
  save: {
    ...endpoint,
    method: 'PUT',
    path: '/api/whatsapp-cloud',
    body: z.strictObject({
      version,
      is_on: z.boolean(),
      account: z.optional(CloudAccount),
      numbers: z.array(CloudNumber).check(z.maxLength(10, 'Enter 10 or fewer.')),
    }),
  },
  /** Stores what the platform gave; none of it is ever returned. */
  save_secrets: {
    ...endpoint,
    method: 'PUT',
    path: '/api/whatsapp-cloud/secrets',
    body: z.strictObject({ version, secrets: CloudSecrets }),
  },
  /** The prices of the firm's own contract, all of them. */
  save_prices: {
    ...endpoint,
    method: 'PUT',
    path: '/api/whatsapp-cloud/prices',
    body: z.strictObject({
      version,
      prices: z.array(CloudPrice).check(z.maxLength(300, 'Enter 300 or fewer.')),
    }),
  },
  receive: {
    method: 'POST',
    path: '/api/intake/whatsapp/cloud',
    who: 'public',
    can: [],
    because: 'The WhatsApp Business Platform signs what it sends.',
    body: CloudIntake,
    /** The files that are to be fetched. */
    reply: z.object({
      files: z.array(z.object({ message: z.string(), id: z.string(), name: z.string() })),
    }),
  },
})
