import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { firm } from '#lib/firm'
import { $session } from '#stores/user/session'
import { Visitor } from './Visitor.tsx'

/** Renders its children for clients only; others see whose page it is, and nothing is requested. */
export const ClientOnly = ({ children }: { children: ReactNode }) => {
  const session = useStore($session)
  if (session === null) return <Visitor />
  if (session.user.type === 'client') return children
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
