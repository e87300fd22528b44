import { type ReactNode, useState } from 'react'
import { Chip } from '#components/Marks.tsx'
import { counted } from '#lib/format'
import { useFaultCount } from './scale-fields.ts'

type Props = {
  label: string
  amount: string
  words: string
  /** Where it stands in the scale. */
  at: string
  children: ReactNode
}

/** One charge in a line, with its fields inside; a new one is open. */
export const ChargeFold = ({ label, amount, words, at, children }: Props) => {
  const [isOpen, setOpen] = useState(label === '')
  const faults = useFaultCount(at)
  return (
    <details data-at={at} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b className="med">{label || 'A new charge'}</b>{' '}
        <span className="mute">
          {amount}, {words}
        </span>{' '}
        {faults > 0 && <Chip tone="bad">{counted(faults, 'thing')} to mend</Chip>}
      </summary>
      {isOpen && <div className="grid-6">{children}</div>}
    </details>
  )
}
