import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { lacksPermission } from '#domain/permissions'
import type { UserType } from '#domain/user/user'
import { $session } from '#stores/user/session'

type Props = {
  /** What one must be permitted. */
  can?: Parameters<typeof lacksPermission>[1]
  /** Whose act it is; anybody's unless said. */
  of?: UserType
  /** Not for those who can change amounts of money only. */
  beyondMoney?: boolean
  children: ReactNode
}

/**
 * An act in the head of a page; keeps its room until it is known who looks at the page. It asks for the session
 * itself: a permission that its parent read may be of an earlier moment of the same render.
 */
export const HeadAct = ({ can = [], of, beyondMoney, children }: Props) => {
  const user = useStore($session)?.user
  if (user && ((of && user.type !== of) || lacksPermission(user, can))) return null
  if (beyondMoney && user?.money_only) return null
  if (user?.read_only && [can].flat().some(isToChange)) return null
  return (
    <span className="head-act" inert={!user}>
      {children}
    </span>
  )
}

const isToChange = (permission: string | null) =>
  permission !== null && !/\.view(?:-any)?$/.test(permission)
