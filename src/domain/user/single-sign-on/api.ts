import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { SingleSignOnPolicy, SingleSignOnProvider, SingleSignOnSettings } from './settings.ts'

const LinkedPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  linked_at: Instant,
  used_at: z.nullable(Instant),
})
export type LinkedPerson = z.infer<typeof LinkedPerson>

export const SingleSignOnDetail = z.object({
  settings: SingleSignOnSettings,
  /** When the client secret was set; the secret itself is never returned. */
  secret_set_at: z.nullable(Instant),
  /** Where the provider sends people back to. */
  redirect_address: z.string(),
  linked: z.array(LinkedPerson),
  /** The names of those who may sign in without the provider when it is required. */
  emergency: z.array(z.string()),
  /** Whether the caller has signed in by the provider. */
  is_own_linked: z.boolean(),
})
export type SingleSignOnDetail = z.infer<typeof SingleSignOnDetail>

const endpoint = {
  who: ['staff'],
  can: ['single-sign-on.update'],
  reply: SingleSignOnDetail,
} as const
const version = z.int()

export const singleSignOnApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/single-sign-on' },
  /** Another issuer or client turns single sign-on off and drops the secret. */
  provider: {
    ...endpoint,
    method: 'PUT',
    path: '/api/single-sign-on/provider',
    body: z.strictObject({ version, provider: SingleSignOnProvider }),
    isSensitive: true,
  },
  /** Stores the client secret; it is never returned. */
  secret: {
    ...endpoint,
    method: 'PUT',
    path: '/api/single-sign-on/secret',
    body: z.strictObject({
      version,
      secret: z.string().check(z.minLength(1, 'Enter the client secret.'), z.maxLength(500)),
    }),
    isSensitive: true,
  },
  policy: {
    ...endpoint,
    method: 'PUT',
    path: '/api/single-sign-on/policy',
    body: z.strictObject({ version, policy: SingleSignOnPolicy }),
    isSensitive: true,
  },
  /** Asks the issuer what it offers; the report arrives by broadcast. */
  test: {
    ...endpoint,
    method: 'POST',
    path: '/api/single-sign-on/tests',
    body: z.strictObject({ version }),
  },
  /** Unlinks somebody, so that they are linked anew by their address. */
  unlink: {
    ...endpoint,
    method: 'DELETE',
    path: '/api/single-sign-on/links/:id',
    isSensitive: true,
  },
})
