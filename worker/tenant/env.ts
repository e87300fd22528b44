import type { DirectoryEnv } from '#worker/directory/env'
import type { RealtimeEnv } from '#worker/realtime/env'

export type TenantEnv = DirectoryEnv & RealtimeEnv
