import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import type { DelegateAccess } from '#domain/delegate/access'
import type { InPerson } from '#domain/delegate/acts'
import { firm } from '#lib/firm'
import { $session } from '#stores/user/session'
import { Visitor } from './Visitor.tsx'

// Few clients are helped.
const ForHelper = lazy(() => import('./delegates/ForHelper.tsx'))

type Props = {
  /** What somebody must be let do who helps a client; otherwise why it is for the client alone. */
  needs?: DelegateAccess | InPerson
  children: ReactNode
}

/** Renders its children for clients only; others see whose page it is, and nothing is requested. */
export const ClientOnly = ({ needs = 'other', children }: Props) => {
  const session = useStore($session)
  if (session === null) return <Visitor />
  const { type, helping } = session.user
  if (type === 'client' && helping)
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ForHelper helping={helping} needs={needs}>
          {children}
        </ForHelper>
      </Suspense>
    )
  if (type === 'client') return children
  return (
    <Empty title="This page is for clients">
      <p>Clients follow the progress of their move here.</p>
      {firm.audience === null && (
        <a className="btn" href="/">
          Home
        </a>
      )}
    </Empty>
  )
}
