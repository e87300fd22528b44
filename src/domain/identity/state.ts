import * as z from 'zod/mini'

/** What a client is told of their own check: never more than whose turn it is. */
export const ClientIdentityState = z.enum(['to_do', 'with_us', 'done'])
export type ClientIdentityState = z.infer<typeof ClientIdentityState>
