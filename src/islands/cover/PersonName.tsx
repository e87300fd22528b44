import { lazy, Suspense } from 'react'
import type { Named } from '#domain/party'
import { whenShown } from '#stores/chrome/when-shown'

// Loaded after the rows.
const LazyMark = lazy(() => whenShown().then(() => import('./AwayMark.tsx')))

type Props = { person: Named; isShort?: boolean }

/** Somebody’s name, marked while they are away. */
export const PersonName = ({ person, isShort = false }: Props) => (
  <>
    {person.name}
    <PersonMark id={person.id} isShort={isShort} />
  </>
)

/** The mark alone, for a place that shortens the name. */
export const PersonMark = (mark: { id: string; isShort: boolean }) => (
  <Suspense>
    <LazyMark {...mark} />
  </Suspense>
)
