import { useStore } from '@nanostores/react'
import { Calendar } from '#components/calendar/Calendar.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { $dayCalendar, $dayCalendarRange, openDayCalendar } from '#stores/conveyance/day-calendar'
import { dayEntry } from './day-entry.tsx'

/** My exchanges and completions as a month, a week or an agenda; fetched when first opened. */
export default function DayMonth({ today }: { today: string }) {
  const range = useStore($dayCalendarRange)
  const found = useStore($dayCalendar)
  return (
    <Dialog
      title="Exchanges and completions"
      wide
      open={range !== null}
      onClose={() => openDayCalendar(null)}
    >
      {range && (
        <Loaded
          from={found}
          skeleton={<Skeleton rows={12} />}
          retry={() => $dayCalendar.revalidate()}
        >
          {(dates) => (
            <Calendar
              {...range}
              label="Exchanges and completions"
              today={today}
              entries={dates.map(dayEntry)}
              onRange={openDayCalendar}
              empty="No exchanges or completions in this period."
            />
          )}
        </Loaded>
      )}
    </Dialog>
  )
}
