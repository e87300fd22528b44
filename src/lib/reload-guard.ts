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

/** Reloads a page from the server; false when that just happened. */
export const reloadAt = (address: string) => {
  const { pathname, href } = new URL(address, location.href)
  if (!mayReload(pathname, Date.now(), sessionStorage)) return false
  leaveQuietly()
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}
