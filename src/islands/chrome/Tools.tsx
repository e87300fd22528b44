import type { RouteName } from '#routes'
import { FindBox } from './FindBox.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LiveDot } from './LiveDot.tsx'
import { Notices } from './Notices.tsx'
import Person from './Person.tsx'

export default function Tools({ pages }: { pages: readonly RouteName[] }) {
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
