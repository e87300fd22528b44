import { useEffect } from 'react'
import type { RouteName } from '#routes'
import { repeatKeys } from './early-keys.ts'
import { FindBox } from './FindBox.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LiveDot } from './LiveDot.tsx'
import { Notices } from './Notices.tsx'
import Person from './Person.tsx'

export default function Tools({ pages }: { pages: readonly RouteName[] }) {
  // Runs after the effects of the tools, so that they receive it.
  useEffect(repeatKeys, [])
  return (
    <>
      <FindBox pages={pages} />
      <LiveDot />
      <Notices />
      <Person place="bar" />
      <KeyHelp />
    </>
  )
}
