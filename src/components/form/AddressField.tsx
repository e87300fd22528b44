import { useCallback, useId, useRef, useState } from 'react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import type { Option } from '#components/Fields.tsx'
import { TextField } from '#components/Fields.tsx'
import { PostcodeField } from './PostcodeField.tsx'

export type Address = {
  readonly line: string
  readonly town: string
  readonly county: string
  readonly postcode: string
}

type FoundAddress = Option & { readonly address: Address }

type FindAddress = (words: string, signal: AbortSignal) => Promise<readonly FoundAddress[]>

type Props = {
  label: string
  name: string
  value: Address
  onChange: (address: Address) => void
  /** Searches addresses; without it they are typed. */
  find?: FindAddress
  faults?: Readonly<Record<string, readonly string[]>>
  disabled?: boolean
  readOnly?: boolean
}

export const AddressField = ({ label, name, value, onChange, find, faults = {}, ...it }: Props) => {
  const heading = useId()
  const part = (key: keyof Address) => ({
    ...it,
    name: `${name}.${key}`,
    value: value[key],
    faults: faults[`${name}.${key}`],
    onChange: (words: string) => onChange({ ...value, [key]: words }),
  })
  return (
    <fieldset className="address" aria-labelledby={heading}>
      <legend id={heading} className="lab">
        {label}
      </legend>
      <div className="grid-6">
        {find && !it.readOnly && (
          <AddressFinder {...it} name={`${name}.find`} find={find} onChange={onChange} />
        )}
        <TextField {...part('line')} label="Number and street" width="w6" />
        <TextField {...part('town')} label="Town" />
        <TextField {...part('county')} label="County" hint="If there is one." />
        <PostcodeField {...part('postcode')} label="Postcode" />
      </div>
    </fieldset>
  )
}

type FinderProps = Pick<Props, 'name' | 'onChange' | 'disabled'> & { find: FindAddress }

const AddressFinder = ({ name, find, onChange, disabled }: FinderProps) => {
  const [chosen, setChosen] = useState<Option | null>(null)
  const found = useRef<readonly FoundAddress[]>([])
  const lookUp = useCallback(
    async (words: string, signal: AbortSignal) => {
      found.current = words === '' ? [] : await find(words, signal)
      return found.current
    },
    [find],
  )
  return (
    <Combobox
      label="Find the address"
      name={name}
      disabled={disabled}
      width="w6"
      placeholder="A postcode, or a street"
      value={chosen}
      find={lookUp}
      onChange={(next) => {
        setChosen(next)
        const hit = found.current.find((one) => one.value === next?.value)
        if (hit) onChange(hit.address)
      }}
    />
  )
}
