import { useEffect, useEffectEvent, useRef } from 'react'

export type Key = {
  /** The value of KeyboardEvent.key: 'j', '/', 'Enter'. */
  readonly press: string
  /** What it does, as a verb: 'Move down'. */
  readonly does: string
  /** Absent where the component listens itself. */
  readonly run?: () => void
}

const STORED = 'single-keys'
const pages = new Set<() => readonly Key[]>()

/** Whether single-key shortcuts are on; people who dictate or press keys by accident turn them off (WCAG 2.1.4). */
export const areKeysOn = () => localStorage.getItem(STORED) !== 'off'

/** Turns single-key shortcuts on or off in this browser. */
export const setKeysOn = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, 'off')
}

/** The shortcuts on the page now, each once. */
export const keysOfPage = () => {
  const byPress = new Map([...pages].flatMap((keys) => keys()).map((it) => [it.press, it]))
  return [...byPress.values()]
}

/** Whether a key press is a shortcut and not typed text. */
export const isCommand = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.altKey) &&
  !isTyping(event.target) &&
  document.querySelector('dialog:modal, [role="dialog"]') === null &&
  areKeysOn()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** Registers shortcuts while the component is mounted; the keyboard help lists them. */
export const useKeys = (keys: readonly Key[]) => {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const run = keys.find(({ press }) => press === event.key)?.run
    if (!run || !isCommand(event)) return
    event.preventDefault()
    run()
  })
  const keysRef = useRef(keys)
  useEffect(() => {
    keysRef.current = keys
  }, [keys])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onPress(event)
    const currentKeys = () => keysRef.current
    pages.add(currentKeys)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      pages.delete(currentKeys)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
