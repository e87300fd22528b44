/** Resolves with the next connection of the browser, or after so many milliseconds. */
export const untilOnline = (ms?: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    addEventListener('online', end)
  })
