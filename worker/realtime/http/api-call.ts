import type { hubsOf } from '../hubs.ts'
import type { ApiRequest } from './signature.ts'

/** A signed call, and every Hub of the firm that it is about. */
export type ApiCall = ApiRequest & { readonly hubs: ReturnType<typeof hubsOf> }
