import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { DelegateAccess } from './access.ts'

const Stamp = z.object({ by: Named, at: Instant })

export const PowerKind = z.enum(['lasting', 'enduring', 'general'])
export type PowerKind = z.infer<typeof PowerKind>

export const AuthorityWay = z.enum(['meeting', 'telephone', 'email', 'letter'])
export type AuthorityWay = z.infer<typeof AuthorityWay>

/** The power that an attorney acts under: one person files its document, another says that they have seen it. */
const Power = z.object({
  kind: PowerKind,
  document_id: z.nullable(z.string()),
  recorded: z.nullable(Stamp),
  confirmed: z.nullable(Stamp),
})

/** Somebody who helps one client of one case: a helper, or an attorney with a power. */
export const Delegate = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  client: Named,
  /** The account that they sign in with. */
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** 'Daughter' */
  relation: z.string(),
  access: z.array(DelegateAccess),
  /** The last day; null for as long as the client wants. */
  until: z.nullable(DateOnly),
  /** Null for a helper. */
  power: z.nullable(Power),
  /** How the client told staff of it; null where they named them in the portal. */
  authority: z.nullable(z.object({ way: AuthorityWay, on: DateOnly })),
  named: Stamp,
  accepted_at: z.nullable(Instant),
  status: z.enum(['open', 'ended']),
  ended: z.nullable(z.extend(Stamp, { how: z.enum(['client', 'firm', 'self', 'day']) })),
})
export type Delegate = z.infer<typeof Delegate>
export type Ending = NonNullable<Delegate['ended']>['how']

/** 'power': nobody has confirmed it yet. 'invited': they have not accepted. */
export type Standing = 'power' | 'invited' | 'active' | 'ended'

export const standingOf = (
  {
    status,
    until,
    power,
    accepted_at,
  }: Pick<Delegate, 'status' | 'until' | 'power' | 'accepted_at'>,
  today: string,
): Standing => {
  if (status === 'ended' || (until !== null && until < today)) return 'ended'
  if (power !== null && power.confirmed === null) return 'power'
  return accepted_at === null ? 'invited' : 'active'
}
