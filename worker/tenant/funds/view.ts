import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FundsCase } from '#domain/funds/acts'
import { newStatement } from '#domain/funds/changing'
import type { FundsStatement } from '#domain/funds/funds'
import { fundsFigures } from '#domain/funds/rules'
import type { CaseFunds } from '#domain/funds/view'
import { mayLook } from '#domain/identity/acts'
import { notFound } from '#domain/refusal'
import { identityChecksOf } from '#tenant/identity/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { fundsOf } from './stored.ts'

/** The statement of a client, or a blank one; throws 404 for anybody else. */
export const statementFor = (
  context: RequestContext,
  { id, clients }: Conveyance,
  contactId: string,
): FundsStatement => {
  const client = clients.find(({ contact_id }) => contact_id === contactId)
  if (client === undefined) throw notFound()
  const { contact_id, name } = client
  return (
    fundsOf(context.store).of(id, contact_id) ??
    newStatement({ id: context.newId(), conveyance_id: id, contact_id, name })
  )
}

/** What the statements of a case are held against. */
export const fundsCaseOf = (context: RequestContext, conveyance: Conveyance): FundsCase => ({
  conveyance,
  statements: fundsOf(context.store).ofCase(conveyance.id),
  checks: identityChecksOf(context.store).ofCase(conveyance.id),
  today: context.today,
})

const withoutParts = (statement: FundsStatement): FundsStatement => ({
  ...statement,
  parts: [],
  review: null,
  rounds: [],
})

/** Every client's statement, with the figures of the case: parts and evidence only with permission. */
export const caseFunds = (context: RequestContext, conveyanceId: string): CaseFunds => {
  const conveyance = context.conveyances.get(conveyanceId)
  const { statements } = fundsCaseOf(context, conveyance)
  const shown = conveyance.clients.map(({ contact_id }) =>
    statementFor(context, conveyance, contact_id),
  )
  return {
    statements: mayLook(context.person) ? shown : shown.map(withoutParts),
    ...fundsFigures(conveyance, statements),
  }
}
