import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { described, Notes } from './Fields.tsx'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  hint?: string | undefined
  /** The singular noun: 'client'. */
  one: string
  count: number
  least?: number | undefined
  most?: number | undefined
  isFixed?: boolean
  isFlat?: boolean
  faults?: readonly string[] | undefined
  children: (at: number) => ReactNode
  onAdd: () => void
  onRemove: (at: number) => void
  onMove: (from: number, to: number) => void
}

export const Rows = ({ label, one, count, least = 0, most = 50, isFixed, ...it }: Props) => {
  const list = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const [announcement, announce] = useState('')
  const keys = useRowKeys(count)
  const focusTarget = useWantedFocus(list)
  const add = () => {
    it.onAdd()
    focusTarget.current = `${row(count)} :is(input, select, textarea)`
    announce(`${capitalised(one)} ${count + 1} added.`)
  }
  const remove = (at: number) => {
    keys.remove(at)
    it.onRemove(at)
    focusTarget.current =
      count > 1 ? `${row(Math.min(at, count - 2))} .row-moves button` : '.row-add'
    announce(`${capitalised(one)} ${at + 1} removed, ${count - 1} left.`)
  }
  const move = (from: number, to: number, act: string) => {
    if (to < 0 || to >= count) return
    keys.move(from, to)
    it.onMove(from, to)
    focusTarget.current = `${row(to)} ${act}:enabled, ${row(to)} .row-moves button:enabled`
    announce(`${capitalised(one)} is now number ${to + 1}.`)
  }
  const onKeys = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || isFixed) return
    event.preventDefault()
    move(at, at + step, ':focus, .row-moves button')
  }
  return (
    <fieldset
      ref={list}
      className={`rows w6 ${it.isFlat ? 'flat' : ''}`}
      aria-describedby={described(id, undefined, it.faults)}
    >
      <legend className="lab">{label}</legend>
      {it.hint && <p className="hint">{it.hint}</p>}
      {keys.now.map((key, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would be announced twice
        <div
          key={key}
          role="group"
          className="row-of"
          data-at={at}
          aria-label={`${capitalised(one)} ${at + 1}`}
          onKeyDown={onKeys(at)}
        >
          {it.children(at)}
          {!isFixed && least < most && count > Math.min(least, 1) && (
            <RowMoves {...{ one, at, count, least }} onMove={move} onRemove={remove} />
          )}
        </div>
      ))}
      <Notes id={id} hint={undefined} faults={it.faults} />
      {!isFixed && count < most && <AddButton one={one} count={count} onPress={add} />}
      <Announcement words={announcement} />
    </fieldset>
  )
}

/** A selector to set; its element is focused after the next render. */
const useWantedFocus = (list: RefObject<HTMLElement | null>) => {
  const focusTarget = useRef<string | null>(null)
  useEffect(() => {
    if (focusTarget.current === null) return
    const found = list.current?.querySelector<HTMLElement>(focusTarget.current)
    focusTarget.current = null
    found?.focus()
  })
  return focusTarget
}

const row = (at: number) => `.row-of[data-at="${at}"]`

const capitalised = (one: string) => one.charAt(0).toUpperCase() + one.slice(1)

const AddButton = ({
  one,
  count,
  onPress,
}: {
  one: string
  count: number
  onPress: () => void
}) => (
  <button type="button" className="btn quiet small row-add" onClick={onPress}>
    <Icon name="plus" /> Add{' '}
    {count === 0 ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : `another ${one}`}
  </button>
)

const Announcement = ({ words }: { words: string }) => (
  <p className="sr" role="status">
    {words}
  </p>
)

type MovesProps = {
  one: string
  at: number
  count: number
  least: number
  onMove: (from: number, to: number, act: string) => void
  onRemove: (at: number) => void
}

const RowMoves = ({ one, at, count, least, onMove, onRemove }: MovesProps) => (
  <span className="row-moves">
    <RowAct
      icon="arrow-up"
      words={`Move ${one} ${at + 1} up`}
      isOff={at === 0}
      onPress={() => onMove(at, at - 1, '.arrow-up')}
    />
    <RowAct
      icon="arrow-down"
      words={`Move ${one} ${at + 1} down`}
      isOff={at === count - 1}
      onPress={() => onMove(at, at + 1, '.arrow-down')}
    />
    <RowAct
      icon="trash-2"
      words={`Remove ${one} ${at + 1}`}
      isOff={count <= least}
      onPress={() => onRemove(at)}
    />
  </span>
)

const RowAct = ({
  icon,
  words,
  isOff,
  onPress,
}: {
  icon: 'arrow-up' | 'arrow-down' | 'trash-2'
  words: string
  isOff: boolean
  onPress: () => void
}) => (
  <button
    type="button"
    className={`icon-btn ${icon}`}
    aria-label={words}
    title={words}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

// A row keeps its key when it moves, so that React moves its fields with it.
const useRowKeys = (count: number) => {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < count) keys.current.push(next.current++)
  keys.current.length = count
  return {
    now: [...keys.current],
    remove: (at: number) => keys.current.splice(at, 1),
    move: (from: number, to: number) => {
      const [key = 0] = keys.current.splice(from, 1)
      keys.current.splice(to, 0, key)
    },
  }
}
