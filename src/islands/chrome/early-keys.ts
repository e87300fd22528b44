let early: KeyboardEvent | null = null

/** Keeps the last press of Ctrl+K, ⌘K or `?` until the tools that answer it have mounted. */
export const queueKeys = () => addEventListener('keydown', queue)

/** Repeats the kept key press, once. */
export const repeatKeys = () => {
  removeEventListener('keydown', queue)
  early?.target?.dispatchEvent(new KeyboardEvent('keydown', early))
  early = null
}

const queue = (event: KeyboardEvent) => {
  if (document.querySelector('[data-tool]') === null) return
  if (isFind(event)) event.preventDefault()
  if (isFind(event) || event.key === '?') early = event
}

/** Whether a key press opens the command palette. */
export const isFind = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
