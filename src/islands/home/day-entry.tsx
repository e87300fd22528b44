import type { CalendarEntry } from '#components/calendar/CalendarEntry.tsx'
import type { CaseDeadline } from '#domain/conveyance/clock/deadline'
import type { DayDate } from '#domain/conveyance/my-day'
import { money } from '#lib/format'
import { href } from '#routes'

const states: Readonly<Record<DayDate['state'], string>> = {
  done: 'done',
  ready: 'ready',
  open: '',
  at_risk: 'at risk',
}

export const dayEntry = (dayDate: DayDate): CalendarEntry => ({
  key: dayDate.kind + dayDate.conveyance_id,
  on: dayDate.on,
  mark: (
    <span
      className={`letter ${dayDate.kind === 'completion' ? 'full' : ''}`}
      role="img"
      aria-label={dayDate.kind}
      title={dayDate.kind}
    >
      {dayDate.kind === 'exchange' ? 'E' : 'C'}
    </span>
  ),
  title: dayDate.address,
  href: href('conveyances-id', { id: dayDate.conveyance_id }),
  note: states[dayDate.state] || undefined,
  tone: dayDate.state === 'at_risk' ? 'warn' : undefined,
  end: money(dayDate.price),
})

export const deadlineEntry = (deadline: CaseDeadline): CalendarEntry => ({
  key: deadline.name + deadline.conveyance_id,
  on: deadline.on,
  mark: <span className="diamond" role="img" aria-label="deadline" title="deadline" />,
  title: `${deadline.name}: ${deadline.address}`,
  href: href('conveyances-id', { id: deadline.conveyance_id }),
})
