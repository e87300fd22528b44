import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column, Sort } from '#components/list/List.tsx'
import type { LeadView } from '#domain/lead/api'
import type { LeadRow } from '#domain/lead/lead'
import { ListPage } from '#islands/lists/ListPage.tsx'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { href } from '#routes'
import { $leadListQuery, $leadRows, loadMoreLeads, refreshLeads } from '#stores/lead/leads'
import { $permissions } from '#stores/user/permissions'
import { LeadCard } from './lead-cells.tsx'

type Props = {
  label: string
  columns: readonly Column<LeadRow>[]
  parts: () => Promise<{ readonly default: ListParts<LeadRow> }>
  hasSavedViews?: string
  nothing: string
}

const ascendingKeys: Readonly<Partial<Record<LeadView, string>>> = {
  unanswered: 'due',
  'call-backs': 'next',
  presold: 'next',
  sold: 'waiting',
}

// The server's default order of each view.
const defaultSort = (view: LeadView = 'open'): Sort => {
  const by = ascendingKeys[view]
  return by ? { by, direction: 'asc' } : { by: 'received', direction: 'desc' }
}

export const LeadRows = ({ nothing, ...page }: Props) => (
  <ListPage
    {...page}
    noun="lead"
    from={useStore($leadRows)}
    retry={refreshLeads}
    loadMore={loadMoreLeads}
    sort={defaultSort(useStore($leadListQuery)?.view)}
    keyOf={(it) => it.id}
    hrefOf={(it) => href('quotes-leads-id', { id: it.id })}
    card={(it) => <LeadCard lead={it} />}
    canPick={useStore($permissions).includes('leads.view-any')}
    nothing={
      <Empty title="No leads here">
        <p>{nothing}</p>
      </Empty>
    }
  />
)
