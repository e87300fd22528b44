import type { KeyEnv } from '#worker/directory/derived-key'
import type { DirectoryEnv } from '#worker/directory/env'
import type { RealtimeEnv } from '#worker/realtime/env'

import type { RestoreDrill } from '#worker/restore-drill'

export type TenantEnv = DirectoryEnv &
  RealtimeEnv &
  KeyEnv & {
    readonly FILES: R2Bucket
    readonly BACKUPS: R2Bucket
    readonly DRILLS: DurableObjectNamespace<RestoreDrill>
    /** The platform's email service; absent where no domain is set up for it. */
    readonly EMAIL?: SendEmail
    /** The addresses of a stand-in for Microsoft 365, which only the local environment uses. */
    readonly GRAPH_ADDRESS?: string
    readonly GRAPH_SIGN_IN_ADDRESS?: string
    /** Stand-ins for Google and for the mail servers of both, which only the local environment uses. */
    readonly GOOGLE_SIGN_IN_ADDRESS?: string
    readonly GOOGLE_IMAP_SERVER?: string
    readonly OUTLOOK_IMAP_SERVER?: string
  }
