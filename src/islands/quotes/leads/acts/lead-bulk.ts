import { lazy } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import type { LeadRow } from '#domain/lead/lead'

/** What is done to many leads together. */
export const leadBulk: readonly BulkAct<LeadRow>[] = [
  {
    key: 'assign',
    label: 'Give to somebody',
    icon: 'user-plus',
    title: (leads) => `Give ${leads} to`,
    Form: lazy(() => import('./BulkAssignForm.tsx')),
  },
  {
    key: 'loss',
    label: 'Lost',
    title: (leads) => `Mark ${leads} lost`,
    Form: lazy(() => import('./BulkLossForm.tsx')),
  },
]
