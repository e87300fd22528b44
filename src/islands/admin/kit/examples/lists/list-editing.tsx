import { useState } from 'react'
import { InlineCell } from '#components/list/InlineCell.tsx'
import { money, shortDate } from '#lib/format'

export const about = {
  heading: 'A value changed in its row',
  words: 'inline edit cell date money select text enter escape',
}

const people = [
  { value: '1', label: 'Eleanor Shaw' },
  { value: '2', label: 'Tom Bright' },
]

/** Enter saves and Escape cancels. An error thrown by `onSave` appears beside the field: here, for any day in 2027. */
export default function Editing() {
  const [name, setName] = useState('Sales in hand')
  const [day, setDay] = useState('2026-12-11')
  const [fees, setFees] = useState(1_245_00)
  const [who, setWho] = useState('1')
  return (
    <dl className="lines-2">
      <div>
        <dt>Name</dt>
        <dd>
          <InlineCell label="Name" kind="text" value={name} shown={name} onSave={keep(setName)} />
        </dd>
      </div>
      <div>
        <dt>Target</dt>
        <dd>
          <InlineCell
            label="Target"
            kind="date"
            value={day}
            shown={shortDate(day)}
            onSave={async (next) => {
              if (next.startsWith('2027')) throw new Error('Choose a day in this year.')
              setDay(next)
            }}
          />
        </dd>
      </div>
      <div>
        <dt>Fees</dt>
        <dd>
          <InlineCell
            label="Fees"
            kind="money"
            value={String(fees)}
            shown={money(fees)}
            onSave={async (pence) => setFees(Number(pence))}
          />
        </dd>
      </div>
      <div>
        <dt>Fee earner</dt>
        <dd>
          <InlineCell
            label="Fee earner"
            kind="select"
            value={who}
            shown={people.find(({ value }) => value === who)?.label ?? '–'}
            options={people}
            onSave={keep(setWho)}
          />
        </dd>
      </div>
    </dl>
  )
}

const keep = (set: (value: string) => void) => async (value: string) => set(value)
