import type { KeyEnv } from '#worker/directory/derived-key'
import type { DirectoryEnv } from '#worker/directory/env'
import type { RealtimeEnv } from '#worker/realtime/env'

export type TenantEnv = DirectoryEnv & RealtimeEnv & KeyEnv & { readonly FILES: R2Bucket }
