import { useEffect, useEffectEvent, useRef } from 'react'

export type Key = {
  /** 'j', '/', 'Enter': as KeyboardEvent.key says it. */
  readonly press: string
  /** What it does, as a verb: 'Move down'. */
  readonly does: string
  /** Absent where the part itself listens. */
  readonly run?: () => void
}

const STORED = 'single-keys'
const pages = new Set<() => readonly Key[]>()

/** Whether single keys do anything: somebody who dictates, or who strikes keys by accident, turns them off. */
export const areKeysOn = () => localStorage.getItem(STORED) !== 'off'

/** Turns single keys on or off in this browser. */
export const turnKeys = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, 'off')
}

/** The keys of what is on the page now, each once. */
export const keysOfPage = () => {
  const byPress = new Map([...pages].flatMap((keys) => keys()).map((it) => [it.press, it]))
  return [...byPress.values()]
}

/** Whether a key is a command and not a letter of something typed. */
export const isCommand = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.altKey) &&
  !isTyping(event.target) &&
  document.querySelector('dialog:modal, [role="dialog"]') === null &&
  areKeysOn()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

/** Keys that work, and stand in the keyboard help, as long as the part that calls it is on the page. */
export const useKeys = (keys: readonly Key[]) => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const run = keys.find(({ press }) => press === event.key)?.run
    if (!run || !isCommand(event)) return
    event.preventDefault()
    run()
  })
  const told = useRef(keys)
  useEffect(() => {
    told.current = keys
  }, [keys])

  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event)
    const tell = () => told.current
    pages.add(tell)
    document.addEventListener('keydown', hear)
    return () => {
      pages.delete(tell)
      document.removeEventListener('keydown', hear)
    }
  }, [])
}
