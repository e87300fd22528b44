import { canViewConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import { mayUse } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'

/** The other active staff who may see a case, by name. */
export const colleaguesOf = (context: RequestContext, conveyance: Conveyance): Named[] =>
  context.users
    .activeStaff()
    .flatMap((user) => personOf(context, user) ?? [])
    .filter(
      (person) =>
        person.id !== context.person.id &&
        mayUse(person, ['conveyance.view']) === true &&
        canViewConveyance(person, conveyance),
    )
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
