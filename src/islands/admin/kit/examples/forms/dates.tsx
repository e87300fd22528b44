import { useState } from 'react'
import { DateField } from '#components/form/DateField.tsx'

export const about = { heading: 'Dates', words: 'day calendar working bank holiday weekend quick' }

/** Shows the weekday, offers common days as buttons, and warns about bank holidays. */
export default function Dates() {
  const [days, setDays] = useState<Readonly<Record<string, string>>>({ completion: '2026-12-25' })
  const field = (name: string, label: string) => ({
    name: `kit-${name}`,
    label,
    width: 'w3',
    value: days[name] ?? '',
    onChange: (on: string) => setDays({ ...days, [name]: on }),
  })
  return (
    <div className="form">
      <div className="grid-6">
        <DateField {...field('call', 'Call again')} quick={['today', 'tomorrow', 5]} />
        <DateField {...field('completion', 'Completion date')} isWorking />
        <DateField {...field('since', 'Since')} value="2026-11-03" readOnly />
        <DateField {...field('past', 'Born on')} faults={['Enter a date.']} />
      </div>
    </div>
  )
}
