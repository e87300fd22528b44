import { lazy } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'

/** What is done to open quotes together; each way needs a reason. */
export const quoteBulk: readonly BulkAct<QuoteCaseRow>[] = [
  {
    key: 'extend',
    label: 'Extend 7 days',
    title: (quotes) => `Extend ${quotes} by 7 days`,
    Form: lazy(() => import('./BulkExtensionForm.tsx')),
  },
  {
    key: 'death',
    label: 'Let die',
    title: (quotes) => `Let ${quotes} die`,
    Form: lazy(() => import('./BulkDeathForm.tsx')),
  },
]
