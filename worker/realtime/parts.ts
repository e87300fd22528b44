import type { RealtimeApp } from './app.ts'
import { Configuration } from './configuration.ts'
import { Connections } from './connections.ts'
import { LastEvents } from './last-events.ts'
import { SignIns } from './sign-ins.ts'
import { Subscriptions } from './subscriptions.ts'
import { openTables } from './tables.ts'

/** What the Hub is made of; every ability works on these and nothing else. */
export type Parts = {
  readonly app: RealtimeApp
  readonly configuration: Configuration
  readonly connections: Connections
  readonly subscriptions: Subscriptions
  readonly signIns: SignIns
  readonly lastEvents: LastEvents
}

/** Puts the parts together, from nothing or from what hibernation left. */
export const partsOf = (ctx: DurableObjectState): Parts => {
  const { sql, kv } = ctx.storage
  const configuration = new Configuration(kv)
  const connections = new Connections(ctx.getWebSockets())
  openTables(sql, connections.ids())
  return {
    get app() {
      return configuration.app
    },
    configuration,
    connections,
    subscriptions: new Subscriptions(sql),
    signIns: new SignIns(sql),
    lastEvents: new LastEvents(sql),
  }
}
