import type { ReactNode } from 'react'
import type { Loading } from '#components/Loaded.tsx'
import type { Sort } from '#components/list/List.tsx'
import type { ListProps } from '#components/list/list-props.ts'
import type { ListParts } from './list-parts.ts'

export type ListPageProps<Row> = Pick<
  ListProps<Row>,
  'label' | 'columns' | 'keyOf' | 'hrefOf' | 'card'
> & {
  /** What a row is called: 'case'. */
  noun: string
  /** The rows so far, as their store has them; `next` is null after the last page. */
  from: Loading<unknown> & { readonly rows: readonly Row[]; readonly next?: string | null }
  retry: () => void
  /** Fetches the page after the last row. */
  loadMore?: () => Promise<unknown>
  /** The order that nobody asked for; absent where the server sorts by one thing alone. */
  sort?: Sort
  /** What stands round the rows: views, filters, totals, what is done to picked rows. */
  parts?: () => Promise<{ readonly default: ListParts<Row> }>
  /** The name under which people save views of this list; absent where they save none. */
  hasSavedViews?: string
  canPick?: boolean
  /** Where nothing is, though nothing narrows the list. */
  nothing: ReactNode
}

/** What the parts round a list are drawn from. */
export type Around<Row> = Pick<
  ListPageProps<Row>,
  'label' | 'noun' | 'columns' | 'from' | 'parts'
> & {
  readonly shown: ListPageProps<Row>['columns']
  readonly sort: Sort | undefined
  readonly picked: readonly Row[]
  readonly change: (to: Readonly<Record<string, string>>) => void
  readonly onClear: () => void
}
