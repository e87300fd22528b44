import type { DirectoryEnv } from '#worker/directory/env'
import type { RealtimeEnv } from '#worker/realtime/env'

/** The bindings of a firm's Durable Object. */
export type TenantEnv = DirectoryEnv & RealtimeEnv
