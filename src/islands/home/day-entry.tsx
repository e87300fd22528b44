import type { CalendarEntry } from '#components/calendar/CalendarEntry.tsx'
import type { DayDate } from '#domain/conveyance/my-day'
import { money } from '#lib/format'
import { href } from '#routes'

const states: Readonly<Record<DayDate['state'], string>> = {
  done: 'done',
  ready: 'ready',
  open: '',
  at_risk: 'at risk',
}

/** An exchange as a letter in a ring, a completion on a disc. */
export const dayEntry = (it: DayDate): CalendarEntry => ({
  key: it.kind + it.conveyance_id,
  on: it.on,
  mark: (
    <span
      className={`letter ${it.kind === 'completion' ? 'full' : ''}`}
      role="img"
      aria-label={it.kind}
      title={it.kind}
    >
      {it.kind === 'exchange' ? 'E' : 'C'}
    </span>
  ),
  title: it.address,
  href: href('conveyances-id', { id: it.conveyance_id }),
  note: states[it.state] || undefined,
  tone: it.state === 'at_risk' ? 'warn' : undefined,
  end: money(it.price),
})
