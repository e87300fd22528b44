import { asRows, type CustomControl, type Values } from '#components/form/form-parts.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const defaultTimes = { from: '09:00', to: '17:30' }

export const DeskWeek = ({ value, faults, onChange }: CustomControl) => {
  const open = asRows(value)
  const setDay = (day: number, times: Values | null) =>
    onChange([
      ...open.filter((it) => it['day'] !== day),
      ...(times === null ? [] : [{ ...times, day }]),
    ])
  return (
    <div className="form-section">
      {days.map((name, at) => (
        <Day
          key={name}
          name={name}
          times={open.find((it) => it['day'] === at + 1)}
          onPut={(times) => setDay(at + 1, times)}
        />
      ))}
      {faults && <p className="fault">{faults.join(' ')}</p>}
    </div>
  )
}

type DayProps = {
  name: string
  times: Values | undefined
  onPut: (times: Values | null) => void
}

const Day = ({ name, times, onPut }: DayProps) => (
  <div className="grid-6">
    <label className="check">
      <input
        type="checkbox"
        className="box"
        checked={times !== undefined}
        onChange={(event) => onPut(event.target.checked ? defaultTimes : null)}
      />
      {name}
    </label>
    {times ? (
      (['from', 'to'] as const).map((end) => (
        <input
          key={end}
          type="time"
          className="input"
          aria-label={`${name} ${end}`}
          value={String(times[end])}
          onChange={(event) => onPut({ ...times, [end]: event.target.value })}
        />
      ))
    ) : (
      <span className="faint">Closed</span>
    )}
  </div>
)
