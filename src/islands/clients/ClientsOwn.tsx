import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { firm } from '#lib/firm'
import { $session } from '#stores/user/session'
import { Visitor } from './Visitor.tsx'

/** What only a client has: others who may look at the page are told whose it is, and nothing is asked. */
export const ClientsOwn = ({ children }: { children: ReactNode }) => {
  const session = useStore($session)
  if (session === null) return <Visitor />
  if (session.user.type === 'client') return children
  return (
    <Empty title="This page is for clients">
      <p>They see here how far their own move has come.</p>
      {firm.audience === null && (
        <a className="btn" href="/">
          Home
        </a>
      )}
    </Empty>
  )
}
