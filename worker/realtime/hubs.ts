import type { RealtimeApp } from './app.ts'
import type { RealtimeEnv } from './env.ts'
import { shardIn } from './protocol/socket-id.ts'
import type { Spread } from './spread.ts'

/** How the sockets of a firm's application are spread. */
export const spreadOf = (tenant: string, app: Pick<RealtimeApp, 'shards'>): Spread => ({
  tenant,
  shards: app.shards ?? 1,
})

/** One of a firm's Hubs; the first has the firm's own name, whatever their number. */
export const hubAt = (env: RealtimeEnv, tenant: string, shard: number) =>
  env.HUB.getByName(shard === 0 ? tenant : `${tenant}/${shard}`)

/** Every Hub that holds sockets of the firm: whoever tells or asks all sockets goes through here. */
export const hubsOf = (env: RealtimeEnv, { tenant, shards }: Spread) =>
  Array.from({ length: shards }, (_, shard) => hubAt(env, tenant, shard))

/** The Hub that holds a socket, if there is such a socket; null when none can. */
export const hubOfSocket = (env: RealtimeEnv, { tenant, shards }: Spread, socketId: string) => {
  const shard = shards === 1 ? 0 : shardIn(socketId)
  return shard < shards ? hubAt(env, tenant, shard) : null
}

let opened = 0

/** The shard of the next socket: each in its turn. */
export const nextShard = ({ shards }: Spread) => {
  opened += 1
  return opened % shards
}
