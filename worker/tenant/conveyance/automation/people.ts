import type { Conveyance } from '#domain/conveyance/conveyance'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import { fullName } from '#domain/user/user'
import type { Store } from '#tenant/core/store'
import type { Recipient } from '#tenant/events/messages'
import { rolesOf } from '#tenant/user/role/roles'
import { usersOf } from '#tenant/user/users'

const recipient = (id: string, name: string): Recipient => ({
  name,
  email: null,
  phone: null,
  user_id: id,
})

/** Whom a role means in a case: its own people, or everybody who works from the queue of the role. */
export const peopleOfRole = (
  store: Store,
  { fee_earner, assistant }: Conveyance,
  role: StepRole,
): readonly Recipient[] => {
  if (role === 'fee_earner') return [recipient(fee_earner.id, fee_earner.name)]
  if (role === 'assistant') {
    const { id, name } = assistant ?? fee_earner
    return [recipient(id, name)]
  }
  const roles = rolesOf(store)
  return usersOf(store)
    .activeStaff()
    .filter((user) => roles.named(user.roles).some((it) => it.queue === role))
    .map((user) => recipient(user.id, fullName(user)))
}
