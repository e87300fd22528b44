import { type Agency, type Branch, isLive, type Negotiator } from '#domain/agent/agency'
import { type AgencyCells, agencyColumns, agencyFileColumns } from '#domain/agent/agency-file'
import { agencyStatusLabels, agencyTypeLabels } from '#domain/agent/labels'
import type { AgencyExportQuery } from '#domain/agent/records-api'
import { formatPhone } from '#domain/contact'
import { keysOf, tableFrom } from '#domain/entries'
import { exportList } from '#tenant/core/exporting'
import type { RequestContext } from '#tenant/runtime/context'
import { agencyListOf } from './list.ts'

/** The listed agencies as CSV: a line for each negotiator, for a branch without any, and for an agency alone. */
export const exportAgencies = (context: RequestContext, query: AgencyExportQuery) => {
  const list = agencyListOf(context)
  return exportList(context, {
    list: 'agencies',
    columns: agencyFileColumns,
    query,
    page: (asked) => {
      const { rows, next } = list.page(asked)
      return { rows: rows.flatMap(({ id }) => linesOf(context, context.agencies.get(id))), next }
    },
  })
}

const linesOf = (context: RequestContext, agency: Agency): AgencyCells[] => {
  const own = { ...noCells, ...ownCells(context, agency) }
  const branches = context.agencies.branchesOf(agency.id).filter(isLive)
  const lines = branches.flatMap((branch) =>
    linesAt(context, { ...own, ...branchCells(branch) }, branch),
  )
  return lines.length > 0 ? lines : [own]
}

const linesAt = ({ agencies }: RequestContext, at: AgencyCells, { id }: Branch): AgencyCells[] => {
  const negotiators = agencies.negotiatorsOf(id).filter(isLive)
  return negotiators.length > 0
    ? negotiators.map((negotiator) => ({ ...at, ...negotiatorCells(negotiator) }))
    : [at]
}

const noCells: AgencyCells = tableFrom(keysOf(agencyColumns), () => '')

const phoneOf = ({ phone }: Pick<Branch, 'phone'>) => (phone === null ? '' : formatPhone(phone))

const branchCells = (branch: Branch) => ({
  branch: branch.name,
  postcode: branch.postcode ?? '',
  branch_phone: phoneOf(branch),
  branch_email: branch.email ?? '',
})

const negotiatorCells = (negotiator: Negotiator) => ({
  negotiator: negotiator.name,
  negotiator_phone: phoneOf(negotiator),
  negotiator_email: negotiator.email ?? '',
  notes: negotiator.notes,
})

const ownCells = ({ users, feeScales, today }: RequestContext, agency: Agency) => ({
  agency: agency.name,
  type: agencyTypeLabels[agency.type],
  status: agencyStatusLabels[agency.status],
  bdm: users.named(agency.bdm_id)?.name ?? '',
  signed: agency.agreement_signed_at ?? '',
  fee_scale: feeScales.on(today, agency.id).name,
})
