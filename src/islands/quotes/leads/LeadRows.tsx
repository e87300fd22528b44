import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import type { LeadRow } from '#domain/lead'
import { ListPage } from '#islands/lists/ListPage.tsx'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { href } from '#routes'
import { $leadRows, loadMoreLeads, refreshLeads } from '#stores/leads'
import { $permissions } from '#stores/permissions'
import { LeadCard } from './lead-cells.tsx'

type Props = {
  label: string
  columns: readonly Column<LeadRow>[]
  parts: () => Promise<{ readonly default: ListParts<LeadRow> }>
  keepsViews?: boolean
  /** What would be here, in a sentence. */
  nothing: string
}

/** The leads that the page and its filters ask for. */
export const LeadRows = ({ nothing, ...page }: Props) => (
  <ListPage
    {...page}
    noun="lead"
    from={useStore($leadRows)}
    retry={refreshLeads}
    loadMore={loadMoreLeads}
    keyOf={(it) => it.id}
    hrefOf={(it) => href('quotes-leads-id', { id: it.id })}
    card={(it) => <LeadCard it={it} />}
    canPick={useStore($permissions).includes('leads.view-any')}
    nothing={
      <Empty title="No lead here">
        <p>{nothing}</p>
      </Empty>
    }
  />
)
