import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $session } from '#stores/user/session'

/** An act in the head of a page; keeps its room until it is known who looks at the page. */
export const HeadAct = ({ may, children }: { may: boolean; children: ReactNode }) => {
  const isKnown = useStore($session) !== null
  if (isKnown && !may) return null
  return (
    <span className="head-act" inert={!isKnown}>
      {children}
    </span>
  )
}
