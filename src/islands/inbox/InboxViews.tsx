import { type Tab, Tabs } from '#components/Tabs.tsx'
import type { InboxCounts, InboxView } from '#domain/inbox/view'
import { href } from '#routes'
import { setSearch } from '#stores/chrome/route'
import { inboxSearch } from './address.ts'

const labels: Readonly<Record<InboxView, string>> = {
  unassigned: 'Nobody’s',
  mine: 'Mine',
  all: 'All',
  snoozed: 'Snoozed',
  done: 'Done',
}
const order: readonly InboxView[] = ['unassigned', 'mine', 'all', 'snoozed', 'done']

/** The parts of the inbox, with how many wait in each. */
export const InboxViews = ({ counts, at }: { counts: InboxCounts | undefined; at: InboxView }) => {
  const tabs = order.map((key): Tab => {
    const tab = { key, label: labels[key], href: `${href('quotes-inbox', {})}${inboxSearch(key)}` }
    return key === 'all' || key === 'done' ? tab : { ...tab, count: counts?.[key] }
  })
  return (
    <Tabs
      label="Inbox"
      tabs={tabs}
      at={at}
      follow={(to) => setSearch(new URL(to, location.href).search)}
    />
  )
}
