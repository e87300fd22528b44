import { createHash } from 'node:crypto'
import type { FileRow, Import } from '#domain/import/import'
import { leadRowKey } from '#domain/import/key'
import { type ImportedLead, readLeadRow } from '#domain/import/lead'
import { asksAlready } from '#domain/import/lead-likeness'
import { importedLead } from '#domain/import/lead-record'
import { responseDue } from '#domain/lead/clock'
import { THE_SAME } from '#domain/lead/duplicates'
import { linkContact } from '#tenant/contact/linking'
import { officeHoursOf } from '#tenant/lead/office-hours'
import type { Desk } from '#tenant/runtime/context'
import { agenciesIn } from './agencies.ts'
import { staffIn } from './people.ts'
import { keepKey, knownRow, rejectedRow, rowBefore, type TakenRow } from './rows.ts'

/** Takes rows of leads one after another: each becomes a lead, is there already, or is rejected with its reasons. */
export const takerOfLeads = (desk: Desk, it: Import) => {
  const staff = staffIn(desk)
  const agencyOf = agenciesIn(desk)
  const response_due_at = responseDue(officeHoursOf(desk), desk.now)
  return ({ line, cells }: FileRow): TakenRow => {
    const read = readLeadRow(it.mapping, cells, desk.now)
    if ('problems' in read) return rejectedRow(read.problems)
    const { record } = read
    const key = hashOf(leadRowKey(record))
    const owner = staff.owner(record.owner, 'leads.create')
    if ('problem' in owner) return rejectedRow([owner.problem])
    const before = rowBefore(desk.store, it, key) ?? numbered(desk, key, record)
    if (before !== null) return before
    const alike = desk.leads.alike({ ...record.details, id: '' })
    const same = sameLead(desk, it, record, alike)
    if (same) return knownRow(key, same.lead.id, 'The same person asks for this already.')
    if (it.dry) return { outcome: 'new', key, record_id: null, problems: [] }
    const agency = agencyOf(record.agency)
    const lead = desk.leads.add(
      importedLead(
        record,
        {
          ...begun(desk, record, alike),
          owner: owner.named,
          bdm: desk.users.named(agency?.bdm_id ?? null),
          introducer: introducerOf(record, agency),
          consent: it.consent ?? 'existing_client',
          response_due_at,
          import: { id: it.id, line },
        },
        desk.now,
      ),
    )
    keepKey(desk.store, 'leads', key, lead.id)
    return { outcome: 'new', key, record_id: lead.id, problems: [] }
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

type Alike = ReturnType<Desk['leads']['alike']>

const begun = (desk: Desk, { details }: ImportedLead, [first]: Alike) => ({
  id: desk.newId(),
  number: desk.numbers.leadNumber(),
  contact_id: linkContact(desk, details)?.id ?? null,
  likeness: first
    ? {
        id: first.lead.id,
        number: first.lead.number,
        score: first.score,
        reasons: [...first.reasons],
      }
    : null,
})

const introducerOf = (
  { agency, branch, negotiator }: ImportedLead,
  known: { readonly id: string; readonly name: string } | null,
) =>
  agency === '' && branch === '' && negotiator === ''
    ? null
    : { agency_id: known?.id ?? null, agency: known?.name ?? agency, branch, negotiator }

/** A file that this product wrote has its own numbers. */
const numbered = ({ store }: Desk, key: string, { reference }: ImportedLead): TakenRow | null => {
  if (!/^L-\d+$/i.test(reference)) return null
  const row = store.row<{ id: string }>(
    `SELECT id FROM search_entries WHERE code = ? AND kind = 'lead'`,
    reference.toUpperCase(),
  )
  return row && knownRow(key, row.id, 'The lead of this number is here.')
}

// Those of this very import are told apart by their keys, so that a check and the import itself agree.
const sameLead = (desk: Desk, it: Import, record: ImportedLead, alike: Alike) =>
  alike.find(
    ({ lead, score }) =>
      score >= THE_SAME && lead.created_at < it.begun_at && asksAlready(lead, record, desk.now),
  )
