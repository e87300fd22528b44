import type { IdentityCheck } from './identity.ts'
import type { IdentityStanding } from './standing.ts'
import { slotsOf } from './standing.ts'
import type { ClientIdentityState } from './state.ts'
import type { ClientIdentity } from './view.ts'

const states: Readonly<Record<IdentityStanding, ClientIdentityState>> = {
  not_started: 'with_us',
  waiting_for_client: 'to_do',
  with_us: 'with_us',
  second_person: 'with_us',
  passed: 'done',
  failed: 'with_us',
  expired: 'with_us',
}

/** Whose turn it is, as the client is told; a check that failed is one that we work on. */
export const clientStateOf = (standing: IdentityStanding) => states[standing]

/** The check as the person who is checked sees it. */
export const clientIdentity = (
  check: IdentityCheck,
  standing: IdentityStanding,
  { about, code }: Pick<ClientIdentity, 'about' | 'code'>,
): ClientIdentity => ({
  conveyance_id: check.conveyance_id,
  about,
  name: check.name,
  state: clientStateOf(standing),
  reason: check.status === 'waiting_for_client' ? (check.asked?.reason ?? null) : null,
  paper: check.paper,
  slots: slotsOf(check).map((slot) => ({
    slot,
    name: check.pictures.find((it) => it.slot === slot)?.name ?? null,
  })),
  code,
  sent_at: check.sent_at,
})
