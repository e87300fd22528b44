import type { Hub } from './realtime/hub.ts'
import type { Tenant } from './tenant/index.ts'

/** The bindings of wrangler.toml. */
export type Env = {
  readonly ENVIRONMENT: string
  readonly ASSETS: Fetcher
  readonly TENANT: DurableObjectNamespace<Tenant>
  readonly HUB: DurableObjectNamespace<Hub>
  readonly DIRECTORY: KVNamespace
  readonly FILES: R2Bucket
  /** Newest first, comma-separated, at least 32 characters each; the local environment has a built-in key. */
  readonly SESSION_KEYS?: string
}
