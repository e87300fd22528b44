import type { RealtimeApp } from './app.ts'
import { Grants } from './channel/grants.ts'
import { LastEvents } from './channel/last-events.ts'
import { Subscriptions } from './channel/subscriptions.ts'
import { Connections } from './connection/connections.ts'
import { SignIns } from './connection/sign-ins.ts'
import type { RealtimeEnv } from './env.ts'
import type { HubRpc } from './hub-rpc.ts'
import { Peers } from './peers.ts'
import { Configuration } from './protocol/configuration.ts'
import { createTables, deleteAllExcept } from './protocol/tables.ts'
import { SerialQueue } from './serial-queue.ts'

export type Parts = {
  readonly app: RealtimeApp
  readonly configuration: Configuration
  readonly peers: Peers
  readonly queue: SerialQueue
  readonly connections: Connections
  readonly subscriptions: Subscriptions
  readonly grants: Grants
  readonly signIns: SignIns
  readonly lastEvents: LastEvents
}

export const partsOf = (ctx: DurableObjectState, env: RealtimeEnv, self: HubRpc): Parts => {
  const { sql, kv } = ctx.storage
  const configuration = new Configuration(kv)
  const peers = new Peers(env, self, configuration)
  const connections = new Connections(ctx.getWebSockets())
  createTables(sql)
  // With several Hubs the rows stay, because the others must first be notified of the departures.
  if (peers.isAlone) deleteAllExcept(sql, connections.ids())
  return {
    get app() {
      return configuration.app
    },
    configuration,
    peers,
    queue: new SerialQueue(),
    connections,
    subscriptions: new Subscriptions(sql),
    grants: new Grants(sql),
    signIns: new SignIns(sql),
    lastEvents: new LastEvents(sql),
  }
}
