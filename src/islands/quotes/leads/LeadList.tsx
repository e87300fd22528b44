import { leadColumns } from './all-lead-columns.tsx'
import { LeadAreaHead } from './LeadAreaHead.tsx'
import { LeadRows } from './LeadRows.tsx'

const parts = () => import('./lead-list.ts')

export default function LeadList() {
  return (
    <>
      <LeadAreaHead title="Leads" />
      <LeadRows
        label="Leads"
        columns={leadColumns}
        parts={parts}
        keepsViews
        nothing="Leads come in from your web form, from agents, by email and by telephone. More says how to connect them."
      />
    </>
  )
}
