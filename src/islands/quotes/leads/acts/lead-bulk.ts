import { lazy } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import { leadBlock } from '#domain/lead/bulk'
import type { LeadRow } from '#domain/lead/lead'

export const leadBulk: readonly BulkAct<LeadRow>[] = [
  {
    key: 'assign',
    label: 'Assign',
    icon: 'user-plus',
    title: (leads) => `Assign ${leads}`,
    Form: lazy(() => import('./BulkAssignForm.tsx')),
    done: 'assigned',
    blockOf: leadBlock,
  },
  {
    key: 'loss',
    label: 'Mark as lost',
    title: (leads) => `Mark ${leads} as lost`,
    Form: lazy(() => import('./BulkLossForm.tsx')),
    done: 'marked as lost',
    blockOf: leadBlock,
  },
]
