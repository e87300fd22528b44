import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '../Fields.tsx'
import { type Find, withNewOption } from './find.ts'
import { OptionPopup } from './OptionPopup.tsx'
import { firstFound, useSearch } from './use-search.ts'

type Props = {
  control: ComponentProps<'input'>
  value: Option | null
  onChange: (chosen: Option | null) => void
  find: Find
  canAdd: boolean
  /** What was typed into the plain input before this was loaded. */
  early: string | null
  /** Whether the plain input had the focus. */
  isHere: boolean
}

const labelOf = (option: Option | null) => option?.label ?? ''

export const ComboboxMachine = ({ control, value, find, onChange, canAdd, ...it }: Props) => {
  const [words, setText] = useState(it.early ?? labelOf(value))
  const [isOpen, setOpen] = useState(it.isHere && it.early !== null)
  const input = useRef<HTMLInputElement>(null)
  const query = words === labelOf(value) ? '' : words
  const finding = useSearch(find, query, isOpen)
  const items = withNewOption(finding.found, query, canAdd)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this takes the place of the plain field
  useLayoutEffect(() => {
    if (it.isHere) input.current?.focus()
  }, [])
  // Chosen elsewhere: the typed text is replaced.
  useLayoutEffect(() => {
    setText((typed) => (document.activeElement === input.current ? typed : labelOf(value)))
  }, [value])

  const choose = (chosen: Option | null) => {
    setText(labelOf(chosen))
    onChange(chosen)
  }
  const commitText = () => {
    const text = words.trim()
    if (text === labelOf(value)) return
    if (text === '') return onChange(null)
    const same = items.find(({ label, why }) => !why && label.toLowerCase() === text.toLowerCase())
    if (same) onChange(same)
    else setText(labelOf(value))
  }

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={items}
        filter={null}
        value={value}
        open={isOpen}
        inputValue={words}
        autoHighlight
        itemToStringLabel={labelOf}
        isItemEqualToValue={(one, other) => one?.value === other?.value}
        onOpenChange={setOpen}
        onValueChange={choose}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') setText(next)
        }}
      >
        <Combobox.Input
          {...control}
          ref={input}
          title={labelOf(value)}
          onKeyDown={(event) => {
            const first = isOpen && query !== '' ? firstFound(event, finding, items) : undefined
            if (first === undefined) return
            event.preventDefault()
            choose(first)
            setOpen(false)
          }}
          onBlur={() => {
            setOpen(false)
            commitText()
          }}
        />
        {isOpen && <OptionPopup finding={finding} words={query} anchor={input} />}
      </Combobox.Root>
    </CSPProvider>
  )
}
