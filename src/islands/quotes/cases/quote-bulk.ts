import { lazy } from 'react'
import type { BulkAct } from '#components/list/BulkBar.tsx'
import { extensionBlock, lossBlock } from '#domain/quote/case/bulk'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { today } from '#lib/format'

export const quoteBulk: readonly BulkAct<QuoteCaseRow>[] = [
  {
    key: 'extend',
    label: 'Extend 7 days',
    title: (quotes) => `Extend ${quotes} by 7 days`,
    Form: lazy(() => import('./BulkExtensionForm.tsx')),
    done: 'extended',
    blockOf: (row) => extensionBlock(row, today()),
  },
  {
    key: 'death',
    label: 'Let lapse',
    title: (quotes) => `Let ${quotes} lapse`,
    Form: lazy(() => import('./BulkDeathForm.tsx')),
    done: 'closed as lost',
    blockOf: lossBlock,
  },
]
