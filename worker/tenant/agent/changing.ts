import { assertAllowed } from '#domain/act'
import type { Agency } from '#domain/agent/agency'
import type { AgencyArchiving, AgencyChange, AgencyDetails } from '#domain/agent/bodies'
import { introducerEvent } from '#domain/agent/introducer-event'
import { assertNewName } from '#domain/agent/names'
import { hasNamesake, mayArchiveAgency, mayChange, mayRestore } from '#domain/agent/rules'
import { openWorkText } from '#domain/agent/work'
import { fieldChanges } from '#domain/field-change'
import { slugOf } from '#domain/quote/figures/statistics'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { freshAgency } from './fresh.ts'
import { workOf } from './work.ts'

/** Throws 422 for a name that is in use and for somebody who is no active member of staff. */
const requireDetails = (context: RequestContext, id: string, details: AgencyDetails) => {
  const { name, bdm_id } = details
  assertNewName(name, context.agencies.namesakes({ id, name }), id, '')
  if (bdm_id === null) return
  const bdm = context.users.find(bdm_id)
  if (bdm?.type !== 'staff' || bdm.status === 'left')
    throw invalid({ bdm_id: ['Choose a member of staff.'] })
}

export const createAgency = (context: RequestContext, details: AgencyDetails): Agency => {
  const { newId, now } = context
  const id = newId()
  requireDetails(context, id, details)
  const agency = context.agencies.insert({
    ...details,
    id,
    version: 1,
    slug: slugOf(details.name),
    fee_scale_id: null,
    referral_scale_id: null,
    mandated_search_provider: null,
    disclosure_text: null,
    archived_at: null,
    merged_into: null,
    created_at: now,
    updated_at: now,
  })
  context.recordEvents([
    introducerEvent('agency.created', 'agency', agency, [], { name: agency.name }),
  ])
  return agency
}

const fields = ['name', 'type', 'status', 'agreement_signed_at'] as const

export const changeAgency = (
  context: RequestContext,
  id: string,
  { version, ...details }: AgencyChange,
): Agency => {
  const before = freshAgency(context, id, version)
  assertAllowed(mayChange(before))
  requireDetails(context, id, details)
  const slug = slugOf(details.name)
  const agency = withChange(before, { ...details, slug }, context.now)
  context.agencies.replace(agency, before.version)
  const withBdm = (it: Agency) => ({ ...it, looked_after_by: context.users.named(it.bdm_id) })
  const names = [...fields, 'bdm_id' as const]
  const changed = names.filter((field) => before[field] !== agency[field])
  const detail = {
    name: before.name,
    changes: fieldChanges(withBdm(before), withBdm(agency), [...fields, 'looked_after_by']),
  }
  context.recordEvents([introducerEvent('agency.updated', 'agency', agency, changed, detail)])
  return agency
}

/** Archives an agency: nothing new names it, and its records stay; throws 409 for open work that nobody has confirmed. */
export const archiveAgency = (
  context: RequestContext,
  id: string,
  { version, despite_open }: AgencyArchiving,
): Agency => {
  const before = freshAgency(context, id, version)
  const work = workOf(context, id)
  assertAllowed(mayArchiveAgency(before, work, despite_open))
  const agency = withChange(before, { archived_at: context.now }, context.now)
  context.agencies.replace(agency, before.version)
  context.recordEvents([
    introducerEvent('agency.archived', 'agency', agency, ['archived_at'], {
      name: agency.name,
      open: openWorkText(work),
    }),
  ])
  return agency
}

export const restoreAgency = (context: RequestContext, id: string, version: number): Agency => {
  const before = freshAgency(context, id, version)
  assertAllowed(mayRestore(before, hasNamesake(before, context.agencies.namesakes(before))))
  const agency = withChange(before, { archived_at: null }, context.now)
  context.agencies.replace(agency, before.version)
  context.recordEvents([
    introducerEvent('agency.restored', 'agency', agency, ['archived_at'], { name: agency.name }),
  ])
  return agency
}

/** The staff who may look after an agency, by name. */
export const bdmsOf = ({ store, users }: RequestContext) =>
  users
    .all(
      store
        .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
        .map((it) => it.id),
    )
    .map((it) => ({ id: it.id, name: fullName(it) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
