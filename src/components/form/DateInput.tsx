import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Icon } from '#components/Icon.tsx'
import { usePopover } from '#components/overlay/use-popover.ts'
import { addDays, addMonths, type DateOnly } from '#domain/dates'
import { parseTypedDate } from '#domain/typed-date'
import { dateWithYear, today } from '#lib/format'

const fetchPicker = () => import('./DatePicker.tsx')
const DatePicker = lazy(fetchPicker)

type Props = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'id'
  | 'name'
  | 'className'
  | 'disabled'
  | 'readOnly'
  | 'onKeyDown'
  | 'onBlur'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
> & {
  /** 'YYYY-MM-DD', '', or typed text that is no date. */
  value: string
  /** `on` is '' while the typed text is no date. */
  onChange: (on: string, typed: string) => void
  min?: string | undefined
  max?: string | undefined
}

const isDay = (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text)

/** A date typed as day, month and year or chosen from a calendar; the device's own picker on a touch screen. */
export const DateInput = (it: Props) =>
  useTouch() ? (
    <input {...it} type="date" onChange={({ target }) => it.onChange(target.value, target.value)} />
  ) : (
    <TypedDate {...it} />
  )

const TypedDate = ({ value, onChange, min, max, ...control }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const { root, isOpen, toggle, close } = usePopover()
  const choose = (on: string) => {
    setTyped(null)
    onChange(on, on)
  }
  const byKey = ({ key, altKey }: { key: string; altKey: boolean }) => {
    if (altKey && key === 'ArrowDown') return toggle
    const on = isDay(value) ? stepped(value, key) : null
    return on === null ? null : () => choose(on)
  }
  return (
    <span className="date-input" ref={root}>
      <input
        {...control}
        type="text"
        autoComplete="off"
        placeholder="dd/mm/yyyy"
        value={typed ?? (isDay(value) ? dateWithYear(value) : value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(parseTypedDate(target.value, today()) ?? '', target.value)
        }}
        onBlur={(event) => {
          if (isDay(value)) setTyped(null)
          if (!root.current?.contains(event.relatedTarget)) control.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          const act = control.readOnly ? null : byKey(event)
          if (act) event.preventDefault()
          act?.()
          control.onKeyDown?.(event)
        }}
      />
      {!control.readOnly && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Choose a date"
          aria-expanded={isOpen}
          disabled={control.disabled}
          onPointerEnter={() => void fetchPicker()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name="calendar" />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <DatePicker
            on={isDay(value) ? value : null}
            min={min}
            max={max}
            onChoose={(on) => {
              close()
              choose(on)
              root.current?.querySelector('input')?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}

/** The date after a press of an arrow or page key; null for other keys. */
const stepped = (on: DateOnly, key: string): DateOnly | null => {
  const steps: Readonly<Record<string, DateOnly>> = {
    ArrowUp: addDays(on, 1),
    ArrowDown: addDays(on, -1),
    PageUp: addMonths(on, 1),
    PageDown: addMonths(on, -1),
  }
  return steps[key] ?? null
}

const TOUCH = '(pointer: coarse)'

/** Whether the main pointer is a finger. */
const useTouch = () =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(TOUCH)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(TOUCH).matches,
    () => false,
  )
