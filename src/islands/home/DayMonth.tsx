import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Calendar } from '#components/calendar/Calendar.tsx'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { today } from '#lib/format'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $dayCalendar, $dayCalendarRange, openDayCalendar } from '#stores/conveyance/day-calendar'
import { dayEntry, deadlineEntry } from './day-entry.tsx'

const TITLE = 'Exchanges, completions and deadlines'

/** My exchanges, completions and deadlines as a month, a week or an agenda, in place of the day. */
export default function DayMonth() {
  const range = useStore($dayCalendarRange)
  const found = useStore($dayCalendar)
  useEffect(() => {
    $crumb.set(TITLE)
    scrollTo(0, 0)
    return () => $crumb.set('My day')
  }, [])
  return (
    <div className="day-month">
      <header className="list-head">
        <h1 className="h1">{TITLE}</h1>
        <a className="btn quiet" href={href('index', {})}>
          <Icon name="chevron-left" /> My day
        </a>
      </header>
      {range && (
        <Loaded
          from={found}
          skeleton={<Skeleton rows={12} />}
          retry={() => $dayCalendar.revalidate()}
        >
          {({ dates, deadlines }) => (
            <Calendar
              {...range}
              label={TITLE}
              today={today()}
              entries={[...dates.map(dayEntry), ...deadlines.map(deadlineEntry)]}
              onRange={openDayCalendar}
              empty="No exchanges, completions or deadlines in this period."
            />
          )}
        </Loaded>
      )}
    </div>
  )
}
