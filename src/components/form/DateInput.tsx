import {
  type ComponentProps,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
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
  const { root, isOpen, toggle, close } = usePopover()
  const { typed, setTyped, choose } = useTyped(value, onChange)
  const leave = () => {
    close()
    root.current?.querySelector('input')?.focus()
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
        <CalendarButton isOpen={isOpen} isOff={control.disabled} onPress={toggle} />
      )}
      {isOpen && (
        <Suspense>
          <DatePicker
            on={isDay(value) ? value : null}
            min={min}
            max={max}
            onChoose={(on) => {
              leave()
              choose(on)
            }}
            onClose={leave}
          />
        </Suspense>
      )}
    </span>
  )
}

/** The text under the cursor until the field is left; null where it is the value's own. */
const useTyped = (value: string, onChange: Props['onChange']) => {
  const [typed, setTyped] = useState<string | null>(null)
  // A value that came from elsewhere, as from a quick choice, replaces what was typed.
  const followValue = useEffectEvent((on: string) => {
    if (typed !== null && isDay(on) && parseTypedDate(typed, today()) !== on) setTyped(null)
  })
  useEffect(() => followValue(value), [value])
  const choose = (on: string) => {
    setTyped(null)
    onChange(on, on)
  }
  return { typed, setTyped, choose }
}

type ButtonProps = { isOpen: boolean; isOff: boolean | undefined; onPress: () => void }

const CalendarButton = ({ isOpen, isOff, onPress }: ButtonProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label="Choose a date"
    aria-expanded={isOpen}
    disabled={isOff}
    onPointerEnter={() => void fetchPicker()}
    // The field keeps the focus, so that it is not left.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon name="calendar" />
  </button>
)

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
