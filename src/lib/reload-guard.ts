/** A path may be reloaded once in this many milliseconds. */
export const RELOAD_PAUSE = 10_000

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a path may be reloaded now; a yes is remembered, so that a broken page cannot reload for ever. */
export const mayReload = (path: string, now: number, memory: Memory) => {
  const key = `reloaded:${path}`
  const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < RELOAD_PAUSE) return false
  memory.setItem(key, String(now))
  return true
}

let isQuiet = false

/**
 * Makes leaving quietly possible. A browser asks its listeners in the order in which they came: this one has to
 * come before any form.
 */
export const watchLeaving = () =>
  addEventListener('beforeunload', (event) => {
    if (isQuiet) event.stopImmediatePropagation()
    isQuiet = false
  })

/** Lets the page go without a question, once: what is typed is kept, and found again by the page that comes. */
export const leaveQuietly = () => {
  isQuiet = true
}

/** Loads a page anew from the server, unless it just was. */
export const reloadAt = (address: string) => {
  const { pathname, href } = new URL(address, location.href)
  if (!mayReload(pathname, Date.now(), sessionStorage)) return false
  leaveQuietly()
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}
