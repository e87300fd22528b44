import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '../Fields.tsx'
import { Icon } from '../Icon.tsx'
import type { Find } from './find.ts'
import { OptionPopup } from './OptionPopup.tsx'
import { firstFound, useSearch } from './use-search.ts'

type Props = {
  control: ComponentProps<'input'>
  chosen: readonly Option[]
  onChange: (chosen: readonly Option[]) => void
  find: Find
  early: string
  isHere: boolean
}

/** The chips and the list of options; Backspace removes the last chip. */
export const MultiSelectMachine = ({ control, chosen, find, onChange, ...it }: Props) => {
  const [text, setText] = useState(it.early)
  const [isOpen, setOpen] = useState(it.isHere && it.early !== '')
  const chips = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const finding = useSearch(find, text, isOpen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this takes the place of the plain field
  useLayoutEffect(() => {
    if (it.isHere) input.current?.focus()
  }, [])

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        multiple
        items={finding.found}
        filter={null}
        value={[...chosen]}
        open={isOpen}
        inputValue={text}
        autoHighlight
        itemToStringLabel={(option: Option) => option.label}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onOpenChange={setOpen}
        onValueChange={(next: readonly Option[]) => {
          setText('')
          onChange(next)
        }}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') setText(next)
        }}
      >
        <Combobox.Chips ref={chips} className="input chips">
          {chosen.map((option) => (
            <Combobox.Chip key={option.value} className="chip-in" aria-label={option.label}>
              {option.label}
              <Combobox.ChipRemove aria-label={`Remove ${option.label}`}>
                <Icon name="x" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...control}
            ref={input}
            onKeyDown={(event) => {
              const first =
                isOpen && text !== '' ? firstFound(event, finding, finding.found) : undefined
              if (first === undefined) return
              event.preventDefault()
              const rest = chosen.filter((one) => one.value !== first.value)
              setText('')
              onChange(rest.length < chosen.length ? rest : [...chosen, first])
            }}
            onBlur={() => {
              setOpen(false)
              setText('')
            }}
          />
        </Combobox.Chips>
        {isOpen && <OptionPopup finding={finding} words={text} anchor={chips} />}
      </Combobox.Root>
    </CSPProvider>
  )
}
