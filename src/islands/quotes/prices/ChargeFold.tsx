import { type ReactNode, useState } from 'react'
import { Chip } from '#components/Marks.tsx'
import { pluralise } from '#lib/format'
import { useFaultCount } from './scale-fields.ts'

type Props = {
  label: string
  amount: string
  words: string
  at: string
  children: ReactNode
}

export const ChargeFold = ({ label, amount, words, at, children }: Props) => {
  const [isOpen, setOpen] = useState(label === '')
  const faults = useFaultCount(at)
  return (
    <details data-at={at} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b className="med">{label || 'New charge'}</b>{' '}
        <span className="mute">
          {amount}, {words}
        </span>{' '}
        {faults > 0 && <Chip tone="bad">{pluralise(faults, 'problem')}</Chip>}
      </summary>
      {isOpen && <div className="grid-6">{children}</div>}
    </details>
  )
}
