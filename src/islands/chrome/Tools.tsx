import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { RouteName } from '#routes'
import { $session } from '#stores/user/session'
import { repeatKeys } from './early-keys.ts'
import { FindBox } from './FindBox.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LiveDot } from './LiveDot.tsx'
import { Notices } from './Notices.tsx'
import Person from './Person.tsx'

export default function Tools({ pages }: { pages: readonly RouteName[] }) {
  // The search and the pages are for staff; others would be refused.
  const isStaff = (useStore($session)?.user.type ?? 'staff') === 'staff'
  // Runs after the effects of the tools, so that they receive it.
  useEffect(repeatKeys, [])
  return (
    <>
      {isStaff ? <FindBox pages={pages} /> : <span />}
      <LiveDot />
      <Notices />
      <Person place="bar" />
      <KeyHelp />
    </>
  )
}
