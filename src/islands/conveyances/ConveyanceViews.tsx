import { useStore } from '@nanostores/react'
import { Tabs } from '#components/Tabs.tsx'
import type { ConveyanceView } from '#domain/conveyance-api'
import { $conveyanceQuery, $conveyanceTotals } from '#stores/conveyances'
import { setSearch } from '#stores/route'
import { listAddress } from './list-address.ts'

const views: readonly { key: ConveyanceView; label: string; hurts?: boolean }[] = [
  { key: 'mine', label: 'My cases' },
  { key: 'stuck', label: 'Stuck 5 days', hurts: true },
  { key: 'ready', label: 'Ready to exchange' },
  { key: 'completing', label: 'Completing this week' },
  { key: 'after-completion', label: 'After completion' },
  { key: 'expiring', label: 'Expiring soon', hurts: true },
  { key: 'not-told', label: 'Client not told 7 days' },
  { key: 'all', label: 'All' },
]

/** The questions that are asked every day, with how many cases answer each. */
export const ConveyanceViews = () => {
  const query = useStore($conveyanceQuery)
  const totals = useStore($conveyanceTotals).data
  const { sort, direction } = query
  return (
    <Tabs
      label="Views"
      follow={(to) => setSearch(new URL(to, location.href).search)}
      at={query.view ?? 'all'}
      tabs={views.map((view) => ({
        key: view.key,
        label: view.label,
        href: listAddress({
          ...(view.key === 'all' ? {} : { view: view.key }),
          ...(sort ? { sort } : {}),
          ...(direction ? { direction } : {}),
        }),
        count: totals?.views[view.key],
        late: view.hurts === true && (totals?.views[view.key] ?? 0) > 0,
      }))}
    />
  )
}
