/** Milliseconds in which a path may be reloaded once. */
export const RELOAD_PAUSE = 10_000

type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a path may be reloaded now; true starts the pause, so that a broken page cannot reload for ever. */
export const mayReload = (path: string, now: number, storage: ReloadStorage) => {
  const key = `reloaded:${path}`
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < RELOAD_PAUSE) return false
  storage.setItem(key, String(now))
  return true
}

let isQuiet = false

/**
 * Lets `leaveQuietly` suppress the browser's question. Listeners run in the order of registration, so this must be
 * called before any form is shown.
 */
export const watchLeaving = () =>
  addEventListener('beforeunload', (event) => {
    if (isQuiet) event.stopImmediatePropagation()
    isQuiet = false
  })

/** Leaves the page once without a question: drafts are stored and restored by the next page. */
export const leaveQuietly = () => {
  isQuiet = true
}

/** Whether the page at an address may be reloaded now; true starts the pause. */
export const mayReloadAt = (address: string) =>
  mayReload(new URL(address, location.href).pathname, Date.now(), sessionStorage)

/** Loads a page from the server, and asks no form whether to leave. */
export const loadFromServer = (address: string) => {
  const { href } = new URL(address, location.href)
  leaveQuietly()
  if (href === location.href) location.reload()
  else location.assign(href)
}
