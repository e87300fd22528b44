import type { DirectoryEnv } from '#worker/directory/env'
import type { RealtimeEnv } from '#worker/realtime/env'

/** The bindings that a firm's object needs. */
export type TenantEnv = DirectoryEnv & RealtimeEnv
