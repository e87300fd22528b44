import { useState } from 'react'
import { Tabs } from '#components/Tabs.tsx'

export const about = { heading: 'Tabs', words: 'views counts late' }

/** Tabs are links with the state in the address; a count of overdue items is red. */
export default function TabRow() {
  const [tab, setTab] = useState('tasks')
  return (
    <Tabs
      label="Tabs of the kit"
      at={tab}
      follow={(href) => setTab(href.slice(1))}
      tabs={[
        { key: 'tasks', label: 'Tasks', href: '#tasks', count: 12 },
        { key: 'late', label: 'Late', href: '#late', count: 3, late: true },
        { key: 'history', label: 'History', href: '#history' },
      ]}
    />
  )
}
