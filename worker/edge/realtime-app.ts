import { createHmac } from 'node:crypto'
import { localApp, type RealtimeApp } from '#worker/realtime/app'
import type { Env } from '../env.ts'
import { secretsOf } from './sealing.ts'
import type { Site } from './site.ts'

/**
 * The firm's realtime application. Outside the local environment its key and secret follow from the newest
 * session key and the firm's name: one secret less to keep, and none that two firms share.
 */
export const realtimeApp = (env: Env, { firm }: Site): RealtimeApp => {
  const allowedOrigins = firm.domains.flatMap((domain) => [domain, `*.${domain}`])
  if (env.ENVIRONMENT === 'local') return localApp(allowedOrigins)
  const { tenant } = firm
  const [newest = ''] = secretsOf(env)
  const derived = (use: string) =>
    createHmac('sha256', newest).update(`realtime ${use} ${tenant}`).digest('hex')
  return {
    id: tenant,
    key: derived('key').slice(0, 20),
    secret: derived('secret'),
    allowedOrigins,
    clientEvents: 'members',
  }
}
