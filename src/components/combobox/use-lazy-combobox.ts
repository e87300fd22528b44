import { type ChangeEvent, type ComponentType, useEffect, useRef, useState } from 'react'

const fetched = new Map<unknown, ComponentType<never>>()

/** A component that is loaded on first hover or focus; undefined until then. */
const useLazyComponent = <Props>(fetch: () => Promise<ComponentType<Props>>) => {
  const [isRequested, setRequested] = useState(false)
  const [Machine, setMachine] = useState(
    () => fetched.get(fetch) as ComponentType<Props> | undefined,
  )
  useEffect(() => {
    if (!isRequested || Machine !== undefined) return
    let isFocused = true
    void fetch().then((found) => {
      fetched.set(fetch, found as ComponentType<never>)
      if (isFocused) setMachine(() => found)
    })
    return () => {
      isFocused = false
    }
  }, [isRequested, Machine, fetch])
  return { Machine, want: () => setRequested(true) }
}

const readable = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const

/** The lazily loaded combobox, and the props and text of the plain input that stands in for it. */
export const useLazyCombobox = <Props>(fetch: () => Promise<ComponentType<Props>>) => {
  const { Machine, want } = useLazyComponent(fetch)
  const [early, setEarly] = useState<string | null>(null)
  const isFocused = useRef(false)
  const plain = {
    ...readable,
    onPointerEnter: want,
    onFocus: () => {
      isFocused.current = true
      want()
    },
    onBlur: () => {
      isFocused.current = false
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => setEarly(event.target.value),
  }
  return { Machine, early, isHere: isFocused, plain }
}
