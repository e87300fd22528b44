import { useStore } from '@nanostores/react'
import type { RouteName } from '#routes'
import { $session } from '#stores/user/session'
import { FindBox } from './FindBox.tsx'

export default function FindHere({ pages }: { pages: readonly RouteName[] }) {
  const user = useStore($session)?.user
  return user?.type === 'staff' ? <FindBox pages={pages} /> : null
}
