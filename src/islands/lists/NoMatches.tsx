import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import type { ListContext } from './list-page.ts'
import { isNarrowed, locationOf, useParts } from './list-parts.ts'

/** The empty state of a list: a link that clears its filters, or the page's own text. */
export default function NoMatches({
  noun,
  parts,
  children,
}: ListContext<unknown> & { children: ReactNode }) {
  const route = useStore($route)
  const listLocation = locationOf(route, useParts(parts))
  if (!isNarrowed(listLocation)) return children
  return (
    <Empty title={`No ${noun} matches`}>
      <p>Nothing matches this view and these filters.</p>
      <a className="btn" href={listLocation.path}>
        Clear filters
      </a>
    </Empty>
  )
}
