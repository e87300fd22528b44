import type { CallStatus } from '#domain/call/api'

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** The hour in which a call is likeliest to be answered: '14:00 to 15:00'. */
export const BestHour = ({ of }: { of: CallStatus | undefined }) =>
  of?.best_hour == null ? (
    <span className="faint">–</span>
  ) : (
    <span className="num mute nowrap" title="Best hour to call">
      {clock(of.best_hour)} to {clock(of.best_hour + 1)}
    </span>
  )
