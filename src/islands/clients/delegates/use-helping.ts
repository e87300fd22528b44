import { useStore } from '@nanostores/react'
import type { DelegateAccess } from '#domain/delegate/access'
import { $session } from '#stores/user/session'

/** For whom the session acts; null where its person acts for themselves. */
export const useHelping = () => useStore($session)?.user.helping ?? null

/** Whether the client, or whoever helps them, may see a part of a page. */
export const useHas = (access: DelegateAccess): boolean => {
  const helping = useHelping()
  return helping === null || (helping.ended === null && helping.access.includes(access))
}
