import type { RealtimeEnv } from './app.ts'

/** The Hub that takes a firm's next socket. */
export const hubFor = (env: RealtimeEnv, tenant: string) => env.HUB.getByName(tenant)

/** Every Hub that holds sockets of the firm. Whoever tells or asks the sockets goes through here, so that a firm can have several. */
export const hubsOf = (env: RealtimeEnv, tenant: string) => [hubFor(env, tenant)]
