import type { HubRpc } from './hub-rpc.ts'

/** The bindings that realtime needs. */
export type RealtimeEnv = { readonly HUB: DurableObjectNamespace<HubRpc> }
