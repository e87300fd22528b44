import { pounds } from '#domain/money'

type Unit = 'pence' | 'count' | 'wd'
type Props = { over: number; unit: Unit; onOver: (over: number) => void }

const labels: Readonly<Record<Unit, string>> = {
  pence: 'Pounds',
  count: 'Number',
  wd: 'Working days',
}

/** The number that a field is compared with; money is typed in pounds. */
export const OverValue = ({ over, unit, onOver }: Props) => (
  <input
    className="input"
    type="number"
    min={0}
    aria-label={labels[unit]}
    value={unit === 'pence' ? over / 100 : over}
    onChange={(event) => {
      const number = event.target.valueAsNumber
      if (Number.isFinite(number) && number >= 0)
        onOver(unit === 'pence' ? pounds(number) : Math.round(number))
    }}
  />
)
