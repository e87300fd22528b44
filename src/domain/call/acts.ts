import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { notFound, Refusal } from '#domain/refusal'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { canViewCall } from './access.ts'
import type { Call } from './call.ts'

export type CallAct = 'link' | 'wrap_up' | 'play' | 'take'

/** Whether the recording may be played; 404 if there is none. */
export const mayPlayCall = ({ has_recording }: Pick<Call, 'has_recording'>): Verdict =>
  has_recording ? true : new Refusal(404, 'not_found', 'This call was not recorded.')

/** Whether this person may claim the call; 409 if another person has. */
export const mayClaimCall = ({ user }: Pick<Call, 'user'>, byId: string): Verdict =>
  refuseIf(
    user !== null && user.id !== byId,
    'call.taken',
    `${user?.name ?? ''} has already taken this call.`,
  )

export const callActs = (call: Call, person: ActingPerson): Acts<CallAct> => {
  const access = canViewCall(person, call) ? true : notFound()
  const mayChange = firstRefusal(mayChangeWith(person, []), access)
  return {
    link: mayChange,
    wrap_up: mayChange,
    play: firstRefusal(mayChange, mayPlayCall(call)),
    take: firstRefusal(
      mayChangeWith(person, ['quotes.view-any']),
      access,
      mayClaimCall(call, person.id),
    ),
  }
}
