import { type ChangeEvent, type ComponentType, useEffect, useRef, useState } from 'react'

export type LazyComponent<Props> = {
  readonly fetch: () => Promise<ComponentType<Props>>
  loaded?: ComponentType<Props>
}

/** A component that is loaded on first hover or focus; undefined until then. */
const useLazyComponent = <Props>(component: LazyComponent<Props>) => {
  const [isRequested, setRequested] = useState(false)
  const [Machine, setMachine] = useState(() => component.loaded)
  useEffect(() => {
    if (!isRequested || Machine !== undefined) return
    let isFocused = true
    void component.fetch().then((found) => {
      component.loaded = found
      if (isFocused) setMachine(() => found)
    })
    return () => {
      isFocused = false
    }
  }, [isRequested, Machine, component])
  return { Machine, want: () => setRequested(true) }
}

const readable = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const

/** The lazily loaded combobox, and the props and text of the plain input that stands in for it. */
export const useLazyCombobox = <Props>(component: LazyComponent<Props>) => {
  const { Machine, want } = useLazyComponent(component)
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
