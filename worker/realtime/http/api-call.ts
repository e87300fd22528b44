import type { hubsOf } from '../hubs.ts'
import type { ApiRequest } from './signature.ts'

export type ApiCall = ApiRequest & { readonly hubs: ReturnType<typeof hubsOf> }
