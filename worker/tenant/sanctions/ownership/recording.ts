import { assertAllowed } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { mayCheckIdentity } from '#domain/identity/acts'
import { sum } from '#domain/money'
import { assertValid, stale } from '#domain/refusal'
import type { OwnershipEntry } from '#domain/sanctions/ownership/bodies'
import { WHOLE } from '#domain/sanctions/ownership/ownership'
import type { CaseSanctions } from '#domain/sanctions/view'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import { isSame } from '../people.ts'
import { caseSanctions } from '../screening.ts'
import { ownershipsOf } from './stored.ts'

const ownershipProblems = (
  { company, owners, on }: Omit<OwnershipEntry, 'version'>,
  today: DateOnly,
) => ({
  ...(sum(owners.map(({ share }) => share)) > WHOLE && {
    owners: ['Together the shares are more than 100 %.'],
  }),
  ...(owners.some(({ name }) => isSame(name, company)) && {
    owners: ['A company cannot own itself.'],
  }),
  ...(on > today && { on: ['Enter today or an earlier day.'] }),
})

/**
 * Records who owns a company of a case, whom the list is compared with from then on. Throws 404, 403, 409 for a stale
 * version, 422 for more than the whole and for a company that owns itself.
 */
export const recordOwnership = (
  context: RequestContext,
  id: string,
  { version, ...entry }: OwnershipEntry,
): CaseSanctions => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayCheckIdentity(context.person, conveyance))
  const records = ownershipsOf(context.store)
  const before = records.of([id]).find(({ company }) => isSame(company, entry.company))
  if ((before?.version ?? 0) !== version) throw stale(caseSanctions(context, conveyance), null)
  assertValid(ownershipProblems(entry, context.today))
  const place = { id: before?.id ?? context.newId(), conveyance_id: id, version: version + 1 }
  const after = { ...place, ...entry, ...stampOf(context) }
  if (before) records.replace(after)
  else records.insert(after)
  const detail = { company: entry.company, owners: entry.owners.map(({ name }) => name) }
  context.recordEvents(
    [{ name: 'sanctions.owners-recorded', ...ofCase(conveyance), changed: ['sanctions'], detail }],
    staffOfCase(conveyance),
  )
  followRiskOf(context, id)
  return caseSanctions(context, conveyance)
}
