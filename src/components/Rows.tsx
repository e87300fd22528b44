import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  /** The singular noun: 'client'. */
  one: string
  count: number
  least?: number | undefined
  most?: number | undefined
  isFixed?: boolean
  /** Each row is one line high, with its buttons side by side. */
  isFlat?: boolean
  faults?: readonly string[] | undefined
  children: (at: number) => ReactNode
  onAdd: () => void
  onRemove: (at: number) => void
  onMove: (from: number, to: number) => void
}

/** A repeatable group of fields: rows are added, removed and moved, by buttons or Alt with the arrow keys. */
export const Rows = ({ label, one, count, least = 0, most = 50, isFixed, ...it }: Props) => {
  const list = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const [said, say] = useState('')
  const keys = useRowKeys(count)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const found = list.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = null
    found?.focus()
  })
  const row = (at: number) => `.row-of[data-at="${at}"]`
  const add = () => {
    it.onAdd()
    wanted.current = `${row(count)} :is(input, select, textarea)`
    say(`${name(one)} ${count + 1} added.`)
  }
  const remove = (at: number) => {
    keys.remove(at)
    it.onRemove(at)
    wanted.current = count > 1 ? `${row(Math.min(at, count - 2))} .row-moves button` : '.row-add'
    say(`${name(one)} ${at + 1} removed, ${count - 1} left.`)
  }
  const move = (from: number, to: number, act: string) => {
    if (to < 0 || to >= count) return
    keys.move(from, to)
    it.onMove(from, to)
    wanted.current = `${row(to)} ${act}:enabled, ${row(to)} .row-moves button:enabled`
    say(`${name(one)} is now number ${to + 1}.`)
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
      aria-describedby={it.faults?.length ? `${id}-fault` : undefined}
    >
      <legend className="lab">{label}</legend>
      {keys.now.map((key, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would be announced twice
        <div
          key={key}
          role="group"
          className="row-of"
          data-at={at}
          aria-label={`${name(one)} ${at + 1}`}
          onKeyDown={onKeys(at)}
        >
          {it.children(at)}
          {!isFixed && count > Math.min(least, 1) && (
            <span className="row-moves">
              <RowAct
                icon="arrow-up"
                words={`Move ${one} ${at + 1} up`}
                isOff={at === 0}
                onPress={() => move(at, at - 1, '.arrow-up')}
              />
              <RowAct
                icon="arrow-down"
                words={`Move ${one} ${at + 1} down`}
                isOff={at === count - 1}
                onPress={() => move(at, at + 1, '.arrow-down')}
              />
              <RowAct
                icon="trash-2"
                words={`Remove ${one} ${at + 1}`}
                isOff={count <= least}
                onPress={() => remove(at)}
              />
            </span>
          )}
        </div>
      ))}
      {it.faults?.length ? (
        <p className="fault" id={`${id}-fault`}>
          {it.faults.join(' ')}
        </p>
      ) : null}
      {!isFixed && count < most && (
        <button type="button" className="btn quiet small row-add" onClick={add}>
          <Icon name="plus" /> Add {count === 0 ? `a ${one}` : `another ${one}`}
        </button>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </fieldset>
  )
}

const name = (one: string) => one.charAt(0).toUpperCase() + one.slice(1)

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
