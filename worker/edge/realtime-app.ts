import type { Firm } from '#domain/firm'
import { localApp, type RealtimeApp } from '#worker/realtime/app'
import type { Site } from '../directory/site.ts'
import type { Env } from '../env.ts'
import { derivedKey, secretsOf } from './sign-in/keys.ts'

/**
 * The firm's realtime application. When deployed, its key and secret are derived from the newest session key and
 * the tenant; only signed-in pages of the firm may connect, and `client-editing` is the only client event.
 */
export const realtimeApp = (env: Env, { firm }: Site): RealtimeApp => {
  const ownOrigins = firm.domains.flatMap((domain) => [domain, `*.${domain}`])
  const allowedOrigins = [...ownOrigins, ...(firm.realtime?.allowed_origins ?? [])]
  const app = env.ENVIRONMENT === 'local' ? localApp([]) : deployedApp(env, firm.tenant)
  return { ...app, ...overridesOf(firm), allowedOrigins }
}

const deployedApp = (env: Env, tenant: string): RealtimeApp => {
  const [newest = ''] = secretsOf(env)
  const derived = (use: string) =>
    Buffer.from(derivedKey(newest, `realtime ${use} ${tenant}`)).toString('hex')
  return {
    id: tenant,
    key: derived('key').slice(0, 20),
    secret: derived('secret'),
    allowedOrigins: [],
    clientEvents: 'members',
    clientEventNames: ['client-editing'],
    needsSession: true,
    needsTls: true,
  }
}

const overridesOf = ({ realtime = {} }: Pick<Firm, 'realtime'>): Partial<RealtimeApp> => ({
  ...(realtime.shards === undefined ? {} : { shards: realtime.shards }),
  ...(realtime.max_connections === undefined ? {} : { maxConnections: realtime.max_connections }),
  ...(realtime.client_events === undefined ? {} : { clientEvents: realtime.client_events }),
  ...(realtime.subscription_counts === undefined
    ? {}
    : { subscriptionCounts: realtime.subscription_counts }),
})
