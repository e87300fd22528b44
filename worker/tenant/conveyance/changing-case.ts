import { assertAllowed } from '#domain/act'
import { peopleOfConveyance } from '#domain/conveyance/access'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { RequestContext } from '#tenant/runtime/context'

/** The case, for a record that is kept beside it; throws 404 out of scope, 403 for whoever may not change it. */
export const caseToChange = ({ conveyances, person }: RequestContext, id: string): Conveyance => {
  const conveyance = conveyances.get(id)
  assertAllowed(mayActOnCase(person, conveyance))
  return conveyance
}

/** What an event of a record beside a case says of the case. */
export const ofCase = ({ id, version }: Conveyance) =>
  ({ subject: 'conveyance', id, version }) as const

export const staffOfCase = (conveyance: Conveyance) => ({ users: peopleOfConveyance(conveyance) })
