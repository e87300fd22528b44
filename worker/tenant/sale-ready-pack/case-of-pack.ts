import type { Conveyance } from '#domain/conveyance/conveyance'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import type { RequestContext } from '#tenant/runtime/context'
import { orNull } from '#tenant/sale-memo/targets'
import { type Person, system } from '#tenant/user/people'

/** Whoever may change a pack orders for it, and no more of its case than that. */
const orderer: Person = {
  ...system,
  permissions: (['conveyance.update'] as const).map((name) => ({ name })),
}

/** A context that may change the case of a pack, whoever works on the pack; the act stays theirs by name. */
export const forCaseOf = (context: RequestContext): RequestContext =>
  context.as(orderer, context.by)

/** The case of a pack, whoever asks; null before there is one. */
export const caseOfPack = (
  context: RequestContext,
  { conveyance_id: id }: Pick<PackRecord, 'conveyance_id'>,
): Conveyance | null => (id === null ? null : orNull(() => forCaseOf(context).conveyances.get(id)))
