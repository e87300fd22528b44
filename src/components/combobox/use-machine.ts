import { type ChangeEvent, type ComponentType, useEffect, useRef, useState } from 'react'

const fetched = new Map<unknown, ComponentType<never>>()

/**
 * What a control becomes once it is wanted: fetched when the pointer or the focus comes near. Until then, and
 * until it is there, the plain control takes what is typed.
 */
const useMachine = <Props>(fetch: () => Promise<ComponentType<Props>>) => {
  const [isWanted, setWanted] = useState(false)
  const [Machine, setMachine] = useState(
    () => fetched.get(fetch) as ComponentType<Props> | undefined,
  )
  useEffect(() => {
    if (!isWanted || Machine !== undefined) return
    let isHere = true
    void fetch().then((found) => {
      fetched.set(fetch, found as ComponentType<never>)
      if (isHere) setMachine(() => found)
    })
    return () => {
      isHere = false
    }
  }, [isWanted, Machine, fetch])
  return { Machine, want: () => setWanted(true) }
}

const readable = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const

/** A control that is found in by typing: its machine, and the plain control before it with what was typed there. */
export const useFindingMachine = <Props>(fetch: () => Promise<ComponentType<Props>>) => {
  const { Machine, want } = useMachine(fetch)
  const [early, setEarly] = useState<string | null>(null)
  const isHere = useRef(false)
  const plain = {
    ...readable,
    onPointerEnter: want,
    onFocus: () => {
      isHere.current = true
      want()
    },
    onBlur: () => {
      isHere.current = false
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => setEarly(event.target.value),
  }
  return { Machine, early, isHere, plain }
}
