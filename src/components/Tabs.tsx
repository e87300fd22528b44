import type { MouseEvent } from 'react'
import { useCurrentInView } from './use-current-in-view.ts'

export type Tab = {
  readonly key: string
  readonly label: string
  readonly href: string
  /** Undefined reserves the space of a count that is still loading. */
  readonly count?: number | undefined
  readonly late?: boolean
}

type Props = {
  tabs: readonly Tab[]
  at: string
  label: string
  /** Changes the address without a page load. */
  follow?: (href: string) => void
}

export const Tabs = ({ tabs, at, label, follow }: Props) => (
  <nav ref={useCurrentInView<HTMLElement>(at)} className="tabs" aria-label={label}>
    {tabs.map((tab) => (
      <a
        key={tab.key}
        href={tab.href}
        aria-current={tab.key === at ? 'page' : undefined}
        onClick={(event) => followTab(event, tab.href, follow)}
      >
        {tab.label}
        {'count' in tab && <span className={`c ${tab.late ? 'bad' : ''}`}>{tab.count}</span>}
      </a>
    ))}
  </nav>
)

const followTab = (event: MouseEvent, href: string, follow?: (href: string) => void) => {
  if (!follow || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  follow(href)
}
