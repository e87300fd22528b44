import type { DirectoryEnv } from './directory/env.ts'
import type { ScanEnv } from './integrations/scan/scanner.ts'
import type { RealtimeEnv } from './realtime/env.ts'
import type { RestoreDrill } from './restore-drill.ts'
import type { Tenant } from './tenant/index.ts'

export type Env = DirectoryEnv &
  RealtimeEnv &
  ScanEnv & {
    readonly ASSETS: Fetcher
    readonly TENANT: DurableObjectNamespace<Tenant>
    readonly DRILLS: DurableObjectNamespace<RestoreDrill>
    readonly FILES: R2Bucket
    readonly BACKUPS: R2Bucket
    /** The platform's email service; absent where no domain is set up for it. */
    readonly EMAIL?: SendEmail
    /** Newest first, comma-separated, at least 32 characters each; optional when local. */
    readonly SESSION_KEYS?: string
    /** The address of a stand-in for Stripe, which only the local environment uses. */
    readonly STRIPE_ADDRESS?: string
    /** Another domain than TrueLayer’s sandbox, for a stand-in; the local environment alone. */
    readonly TRUELAYER_ADDRESS?: string
    /** The address of a stand-in for the WhatsApp Cloud API, which only the local environment uses. */
    readonly WHATSAPP_ADDRESS?: string
    /** The addresses of a stand-in for Microsoft 365, which only the local environment uses. */
    readonly GRAPH_ADDRESS?: string
    readonly GRAPH_SIGN_IN_ADDRESS?: string
    /** Stand-ins for Google and for the mail servers of both, which only the local environment uses. */
    readonly GOOGLE_SIGN_IN_ADDRESS?: string
    readonly GOOGLE_IMAP_SERVER?: string
    readonly OUTLOOK_IMAP_SERVER?: string
    /** Keys that were replaced, comma-separated; they verify older rows of the audit log and nothing else. */
    readonly RETIRED_KEYS?: string
    /** The SHA-256 of the key that operators call with, in hexadecimal; without it nobody can. */
    readonly OPERATOR_KEY_HASH?: string
    /** The host of the operator’s page, which no firm can have; without it there is none, or locally operator.localhost. */
    readonly OPERATOR_HOST?: string
  }
