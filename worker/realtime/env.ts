import type { HubRpc } from './hub-rpc.ts'

export type RealtimeEnv = { readonly HUB: DurableObjectNamespace<HubRpc> }
