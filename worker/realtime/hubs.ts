import type { RealtimeApp } from './app.ts'
import type { RealtimeEnv } from './env.ts'
import { shardIn } from './protocol/socket-id.ts'
import type { Spread } from './spread.ts'

/** The shards of a firm's application. */
export const shardSetOf = (tenant: string, app: Pick<RealtimeApp, 'shards'>): Spread => ({
  tenant,
  shards: app.shards ?? 1,
})

/** The Hub of a shard; shard 0 always has the firm's own name. */
export const hubAt = (env: RealtimeEnv, tenant: string, shard: number) =>
  env.HUB.getByName(shard === 0 ? tenant : `${tenant}/${shard}`)

export const hubsOf = (env: RealtimeEnv, { tenant, shards }: Spread) =>
  Array.from({ length: shards }, (_, shard) => hubAt(env, tenant, shard))

/** The Hub that holds a socket id, whether or not the socket is open; null when no shard matches. */
export const hubOfSocket = (env: RealtimeEnv, { tenant, shards }: Spread, socketId: string) => {
  const shard = shards === 1 ? 0 : shardIn(socketId)
  return shard < shards ? hubAt(env, tenant, shard) : null
}

let socketCount = 0

/** The shard of the next socket, round robin. */
export const nextShard = ({ shards }: Spread) => {
  socketCount += 1
  return socketCount % shards
}
