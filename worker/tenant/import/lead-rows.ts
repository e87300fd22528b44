import type { Agency } from '#domain/agent/agency'
import type { FileRow, Import } from '#domain/import/import'
import { leadRowKey } from '#domain/import/key'
import { type ImportedLead, parseLeadRow } from '#domain/import/lead'
import { isRepeatedLead } from '#domain/import/lead-likeness'
import { importedLead } from '#domain/import/lead-record'
import { responseDue } from '#domain/lead/clock'
import { SAME_PERSON_SCORE } from '#domain/lead/duplicates'
import { linkContact } from '#tenant/contact/linking'
import { type AlikeLeads, likenessIn } from '#tenant/lead/likeness'
import { officeHoursOf } from '#tenant/lead/office-hours'
import type { RequestContext } from '#tenant/runtime/context'
import { agenciesIn } from './agencies.ts'
import { staffIn } from './people.ts'
import {
  hashOfKey,
  type ImportedRow,
  knownRow,
  newRow,
  rejectedRow,
  rowBefore,
  saveKey,
} from './rows.ts'

export const leadImporter = (context: RequestContext, importRun: Import) => {
  const staff = staffIn(context)
  const agencyOf = agenciesIn(context)
  const response_due_at = responseDue(officeHoursOf(context), context.now)
  return ({ line, cells }: FileRow): ImportedRow => {
    const parsed = parseLeadRow(importRun.mapping, cells, context.now)
    if ('problems' in parsed) return rejectedRow(parsed.problems)
    const { record } = parsed
    const key = hashOfKey(leadRowKey(record))
    const owner = staff.owner(record.owner, 'leads.create')
    if ('problem' in owner) return rejectedRow([owner.problem])
    const before = rowBefore(context.store, importRun, key) ?? leadByNumber(context, key, record)
    if (before !== null) return before
    const alike = context.leads.alike({ ...record.details, id: '' })
    const same = sameLead(context, importRun, record, alike)
    if (same) return knownRow(key, same.lead.id, 'This person already has this lead.')
    if (importRun.dry) return newRow(key, null)
    const lead = context.leads.add(
      importedLead(
        record,
        {
          ...identityOf(context, record, alike),
          owner: owner.named,
          ...introductionOf(context, record, agencyOf(record.agency)),
          consent: importRun.consent ?? 'existing_client',
          response_due_at,
          import: { id: importRun.id, line },
        },
        context.now,
      ),
    )
    saveKey(context.store, 'leads', key, lead.id)
    return newRow(key, lead.id)
  }
}

const identityOf = (context: RequestContext, { details }: ImportedLead, alike: AlikeLeads) => ({
  id: context.newId(),
  number: context.numbers.leadNumber(),
  contact_id: linkContact(context, details)?.id ?? null,
  likeness: likenessIn(alike),
})

const introductionOf = (
  { users }: RequestContext,
  { agency, branch, negotiator }: ImportedLead,
  known: Agency | null,
) => ({
  bdm: users.named(known?.bdm_id ?? null),
  introducer:
    agency === '' && branch === '' && negotiator === ''
      ? null
      : { agency_id: known?.id ?? null, agency: known?.name ?? agency, branch, negotiator },
})

const leadByNumber = (
  { store }: RequestContext,
  key: string,
  { reference }: ImportedLead,
): ImportedRow | null => {
  if (!/^L-\d+$/i.test(reference)) return null
  const row = store.row<{ id: string }>(
    `SELECT id FROM search_entries WHERE code = ? AND kind = 'lead'`,
    reference.toUpperCase(),
  )
  return row && knownRow(key, row.id, 'A lead with this number already exists.')
}

// Rows of the same import are compared by key instead, so that a check and the import agree.
const sameLead = (
  context: RequestContext,
  importRun: Import,
  record: ImportedLead,
  alike: AlikeLeads,
) =>
  alike.find(
    ({ lead, score }) =>
      score >= SAME_PERSON_SCORE &&
      lead.created_at < importRun.begun_at &&
      isRepeatedLead(lead, record, context.now),
  )
