import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import type { Around } from './list-page.ts'
import { isNarrowed, placeOf, useParts } from './list-parts.ts'

/** The empty state of a list: a link that clears its filters, or the page's own text. */
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
      <p>Nothing matches this view and these filters.</p>
      <a className="btn" href={place.path}>
        Clear filters
      </a>
    </Empty>
  )
}
