import type { RouteName } from '#routes'
import { FindBox } from './FindBox.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LiveDot } from './LiveDot.tsx'
import { Notices } from './Notices.tsx'
import Person from './Person.tsx'

/** The tools of the top bar: find, connection, notices and account. */
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
