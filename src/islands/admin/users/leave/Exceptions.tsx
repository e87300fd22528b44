import { useState } from 'react'
import { type Option, SelectField } from '#components/Fields.tsx'
import { withException } from '#domain/user/leave/choices'
import type { OpenWork } from '#domain/user/leave/work'
import type { LeaveStep } from './step.ts'

type Props = Pick<LeaveStep, 'plan' | 'change'> & {
  work: readonly OpenWork[]
  options: readonly Option[]
}

/** Single records that go to somebody else than the rest of their kind. */
export const Exceptions = ({ work, options, plan: { choices }, change }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const chosenFor = ({ kind, id }: OpenWork) =>
    choices.exceptions.find((it) => it.kind === kind && it.id === id)?.to ?? ''
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Choose for single records</summary>
      {isOpen &&
        work.map((it) => (
          <SelectField
            key={it.id}
            label={`${it.ref} ${it.title}`}
            name={it.id}
            value={chosenFor(it)}
            options={[{ value: '', label: 'As above' }, ...options]}
            onChange={(to) => change({ choices: withException(choices, it, to || null) })}
          />
        ))}
    </details>
  )
}
