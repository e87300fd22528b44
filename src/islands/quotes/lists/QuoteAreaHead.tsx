import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { type Tab, Tabs } from '#components/Tabs.tsx'
import { href, type RouteName, routeTable } from '#routes'
import { $route } from '#stores/chrome/route'
import { $quoteOverview } from '#stores/quote/case/overview'
import { $permissions } from '#stores/user/permissions'

type AreaTab = {
  readonly route:
    | 'quotes'
    | 'quotes-inbox'
    | 'quotes-leads'
    | 'quotes-quote-cases-dead-tomorrow'
    | 'quotes-quote-cases-call-status'
    | 'quotes-quote-cases-sold-quote-list'
    | 'quotes-quote-cases-presold-quote-list'
    | 'quotes-sale-memos'
    | 'quotes-sale-ready-pack'
    | 'quotes-quote-cases-call-logs'
    | 'quotes-quote-cases-logs'
    | 'quotes-quote-cases-stats'
    | 'quotes-quote-cases-quote-monthly-giver-stats'
  readonly label: string
  readonly count?: 'dying' | 'calls' | 'sold' | 'presold'
  readonly hurts?: boolean
}

const areaTabs: readonly AreaTab[] = [
  { route: 'quotes', label: 'All quotes' },
  { route: 'quotes-leads', label: 'Leads' },
  { route: 'quotes-inbox', label: 'Inbox' },
  {
    route: 'quotes-quote-cases-dead-tomorrow',
    label: 'Dead tomorrow',
    count: 'dying',
    hurts: true,
  },
  { route: 'quotes-quote-cases-call-status', label: 'Call board', count: 'calls' },
  { route: 'quotes-quote-cases-sold-quote-list', label: 'Sold', count: 'sold' },
  {
    route: 'quotes-quote-cases-presold-quote-list',
    label: 'Presold',
    count: 'presold',
  },
  { route: 'quotes-sale-memos', label: 'Sale memos' },
  { route: 'quotes-sale-ready-pack', label: 'Packs' },
  { route: 'quotes-quote-cases-call-logs', label: 'Call logs' },
  { route: 'quotes-quote-cases-logs', label: 'Activity' },
  { route: 'quotes-quote-cases-stats', label: 'Statistics' },
  { route: 'quotes-quote-cases-quote-monthly-giver-stats', label: 'Givers by month' },
]

export const QuoteAreaHead = ({ beside, say }: { beside?: ReactNode; say?: ReactNode }) => {
  const route = useStore($route)
  return (
    <>
      <header className="list-head quote-area-head">
        <h1 className="h1">{headingOf(route.name)}</h1>
        {beside && <span className="area-act">{beside}</span>}
      </header>
      {say && <p className="area-say">{say}</p>}
      <QuoteTabs />
    </>
  )
}

const headingOf = (name: RouteName | null) => {
  const route = name === null ? undefined : routeTable[name]
  return route?.heading ?? route?.title ?? 'Quotes'
}

const QuoteTabs = () => {
  const route = useStore($route)
  const permissions = useStore($permissions)
  const overview = useStore($quoteOverview).data
  // Every tab shows until the permissions have loaded: most users see all of them.
  const canOpen = ({ route: name }: AreaTab) =>
    permissions.length === 0 ||
    (routeTable[name]?.can ?? []).every((can) => permissions.includes(can))
  const tabs = areaTabs.filter(canOpen).map(({ route: name, label, count, hurts = false }): Tab => {
    const counted = count && overview?.[count]?.count
    return {
      key: name,
      label,
      href: href(name, {}),
      ...(count ? { count: counted } : {}),
      late: hurts && (counted ?? 0) > 0,
    }
  })
  return <Tabs label="Quotes" at={tabKey(route.name)} tabs={tabs} />
}

const tabKey = (name: RouteName | null) => (name ?? '').replace(/-slim$/, '')
