import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import type { Around } from './list-page.ts'
import { isNarrowed, placeOf, useParts } from './list-parts.ts'

/** An empty list: cleared of what narrows it, or else what will fill it. */
export default function NothingFits({
  noun,
  parts,
  children,
}: Around<unknown> & { children: ReactNode }) {
  const route = useStore($route)
  const place = placeOf(route, useParts(parts))
  if (!isNarrowed(place)) return children
  return (
    <Empty title={`No ${noun} matches`}>
      <p>Nothing fits this view and these filters together.</p>
      <a className="btn" href={place.path}>
        Clear filters
      </a>
    </Empty>
  )
}
