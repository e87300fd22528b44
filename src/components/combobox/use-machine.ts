import { type ChangeEvent, type ComponentType, useEffect, useRef, useState } from 'react'

const fetched = new Map<unknown, ComponentType<never>>()

/** A component that is loaded on first hover or focus; undefined until then. */
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

/** The lazily loaded combobox, and the props and text of the plain input that stands in for it. */
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
