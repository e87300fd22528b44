/** Waits for a signal and stops the product; throws when the product ends by itself. */
export const untilStopped = async ({ ended, stop }) => {
  let isAsked = false
  const end = async () => {
    if (isAsked) return
    isAsked = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  watchParent(end)
  await ended
  if (isAsked) await new Promise(() => {})
  await stop()
  throw new Error('The server stopped unexpectedly.')
}

// npm and test runners may die without passing on their signal; a shell may exit without ending us.
const watchParent = (end) => {
  if (!process.env.npm_lifecycle_event && !process.env.VITEST) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}
