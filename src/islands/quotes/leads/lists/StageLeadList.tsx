import { useStore } from '@nanostores/react'
import { $route } from '#stores/chrome/route'
import { LeadAreaHead } from './LeadAreaHead.tsx'
import { LeadRows } from './LeadRows.tsx'
import { presoldLeadColumns, soldLeadColumns } from './stage-lead-columns.tsx'

const parts = () => import('./stage-lead-list.ts')

export default function StageLeadList() {
  const isSold = useStore($route).name === 'quotes-leads-sold'
  return (
    <>
      <LeadAreaHead title={isSold ? 'Sold Leads' : 'Presold Leads'} />
      <LeadRows
        label={isSold ? 'Sold leads' : 'Presold leads'}
        columns={isSold ? soldLeadColumns : presoldLeadColumns}
        parts={parts}
        nothing={
          isSold
            ? 'Leads appear here once an offer is accepted, the longest waiting first.'
            : 'Leads appear here until an offer is accepted.'
        }
      />
    </>
  )
}
