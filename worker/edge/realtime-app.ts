import { createHmac } from 'node:crypto'
import type { Firm } from '#domain/firm'
import { localApp, type RealtimeApp } from '#worker/realtime/app'
import type { Site } from '../directory/site.ts'
import type { Env } from '../env.ts'
import { secretsOf } from './sign-in/sealing.ts'

/**
 * The firm's realtime application. Outside the local environment its key and secret follow from the newest
 * session key and the firm's name: one secret less to keep, and none that two firms share. There only pages
 * of the firm may connect, only those who are signed in, and browsers tell each other nothing by themselves
 * but who is editing what.
 */
export const realtimeApp = (env: Env, { firm }: Site): RealtimeApp => {
  const own = firm.domains.flatMap((domain) => [domain, `*.${domain}`])
  const allowedOrigins = [...own, ...(firm.realtime?.allowed_origins ?? [])]
  const app = env.ENVIRONMENT === 'local' ? localApp([]) : deployedApp(env, firm.tenant)
  return { ...app, ...chosen(firm), allowedOrigins }
}

const deployedApp = (env: Env, tenant: string): RealtimeApp => {
  const [newest = ''] = secretsOf(env)
  const derived = (use: string) =>
    createHmac('sha256', newest).update(`realtime ${use} ${tenant}`).digest('hex')
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

const chosen = ({ realtime = {} }: Pick<Firm, 'realtime'>): Partial<RealtimeApp> => ({
  ...(realtime.shards === undefined ? {} : { shards: realtime.shards }),
  ...(realtime.max_connections === undefined ? {} : { maxConnections: realtime.max_connections }),
  ...(realtime.client_events === undefined ? {} : { clientEvents: realtime.client_events }),
  ...(realtime.subscription_counts === undefined
    ? {}
    : { subscriptionCounts: realtime.subscription_counts }),
})
