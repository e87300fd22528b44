import * as z from 'zod/mini'
import type { SignedInUser } from '#domain/user/user'
import { accesses } from './accesses.ts'

export const DelegateAccess = z.enum(accesses)
export type DelegateAccess = z.infer<typeof DelegateAccess>

/** For whom somebody acts in a session. */
export type Helping = NonNullable<SignedInUser['helping']>
