import { assertAllowed } from '#domain/act'
import { type IntroducerRecord, isLive } from '#domain/agent/agency'
import type { AgencyPart, ImportedAgency } from '#domain/agent/agency-file'
import { foldName, liveNamesake } from '#domain/agent/names'
import { mayChange } from '#domain/agent/rules'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { addBranch } from './branches.ts'
import { createAgency } from './changing.ts'
import { addNegotiator } from './negotiators.ts'

type Added = { readonly agency_id: string; readonly added: AgencyPart[] }

/**
 * Adds what a row of a file names and what is not there yet; what is there stays as it is. Throws 409 for an archived
 * record and 422 for prices that the agency does not have.
 */
export const importAgency = (context: RequestContext, row: ImportedAgency): Added => {
  const { agencies } = context
  const added: AgencyPart[] = []
  const add = <Of>(part: AgencyPart, found: Of | null, create: () => Of): Of => {
    if (found === null) added.push(part)
    return found ?? create()
  }
  const namesakes = agencies.namesakes({ id: '', name: row.agency.name })
  const known = current(row.agency.name, namesakes, (id) => agencies.current(id))
  requirePrices(context, row, known?.id ?? null)
  const agency = add('agency', known, () => createAgency(context, row.agency))
  if (row.branch === null) return { agency_id: agency.id, added }
  const details = row.branch
  const branch = add('branch', branchNamed(context, agency.id, details.name), () =>
    addBranch(context, agency.id, details),
  )
  if (row.negotiator === null) return { agency_id: agency.id, added }
  const person = row.negotiator
  add('negotiator', negotiatorNamed(context, branch.id, person.name), () =>
    addNegotiator(context, branch.id, person),
  )
  return { agency_id: agency.id, added }
}

const branchNamed = ({ agencies }: RequestContext, agencyId: string, name: string) =>
  current(name, agencies.branchesOf(agencyId), (id) => agencies.branches.find(id))

const negotiatorNamed = ({ agencies }: RequestContext, branchId: string, name: string) =>
  current(name, agencies.negotiatorsOf(branchId), (id) => agencies.negotiators.find(id))

/** The record in use with this name, or the one that it was merged into; throws 409 for an archived one. */
const current = <Of extends IntroducerRecord>(
  name: string,
  among: readonly Of[],
  find: (id: string) => Of | null,
): Of | null => {
  const live = liveNamesake(name, among)
  if (live !== null) return live
  const gone = among.find((it) => foldName(it.name) === foldName(name))
  if (gone === undefined) return null
  const target = gone.merged_into === null ? null : find(gone.merged_into)
  if (target !== null && isLive(target)) return target
  assertAllowed(mayChange(gone))
  return gone
}

const requirePrices = (
  { feeScales, today }: RequestContext,
  { agency, fee_scale }: ImportedAgency,
  agencyId: string | null,
) => {
  if (fee_scale === null) return
  const { name } = feeScales.on(today, agencyId)
  if (foldName(name) !== foldName(fee_scale))
    throw invalid({
      fee_scale: [
        `Clients of ${agency.name} get the prices “${name}” today. Leave “${fee_scale}” out, and publish prices for this agency first if it should have its own.`,
      ],
    })
}
