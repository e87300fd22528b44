import type { ReactNode } from 'react'
import type { Loading } from '#components/Loaded.tsx'
import type { Sort } from '#components/list/List.tsx'
import type { ListProps } from '#components/list/list-props.ts'
import type { ListParts } from './list-parts.ts'

export type ListPageProps<Row> = Pick<
  ListProps<Row>,
  'label' | 'columns' | 'keyOf' | 'hrefOf' | 'card'
> & {
  /** The singular name of a row: 'case'. */
  noun: string
  from: Loading<unknown> & { readonly rows: readonly Row[]; readonly next?: string | null }
  retry: () => void
  loadMore?: () => Promise<unknown>
  /** The default order; absent where the list cannot be sorted. */
  sort?: Sort
  parts?: () => Promise<{ readonly default: ListParts<Row> }>
  /** The name of the list in saved views; absent where views cannot be saved. */
  hasSavedViews?: string
  canPick?: boolean
  /** The empty state of an unfiltered list. */
  nothing: ReactNode
}

export type ListContext<Row> = Pick<
  ListPageProps<Row>,
  'label' | 'noun' | 'columns' | 'from' | 'parts'
> & {
  readonly shown: ListPageProps<Row>['columns']
  readonly sort: Sort | undefined
  readonly picked: readonly Row[]
  readonly change: (to: Readonly<Record<string, string>>) => void
  readonly onClear: () => void
}
