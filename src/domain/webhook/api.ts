import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Webhook, WebhookKey, Webhooks } from './webhook.ts'

const version = z.int().check(z.minimum(0))

/** Every webhook; one without a key is new, one that is left out is removed. */
export const WebhooksBody = z.strictObject({
  version,
  webhooks: z
    .array(z.strictObject({ ...Webhook.shape, key: z.nullable(WebhookKey) }))
    .check(z.maxLength(20, 'A firm has at most 20 webhooks.')),
})
export type WebhooksBody = z.infer<typeof WebhooksBody>

const endpoint = { who: ['staff'], reply: Webhooks } as const

export const webhookApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/webhooks', can: ['workflows.view-any'] },
  save: {
    ...endpoint,
    method: 'PUT',
    path: '/api/webhooks',
    can: ['firm.update'],
    isSensitive: true,
    body: WebhooksBody,
  },
  /** Replaces the signing key at once; the new key is returned only here. */
  renew_key: {
    ...endpoint,
    method: 'POST',
    path: '/api/webhooks/keys',
    can: ['firm.update'],
    isSensitive: true,
    isSecret: true,
    body: z.strictObject({ version }),
    reply: z.object({ key: z.string(), webhooks: Webhooks }),
  },
})
