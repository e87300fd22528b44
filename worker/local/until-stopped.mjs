/** Keeps what runs until it ends by itself or somebody stops us, and then ends the program. */
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
  throw new Error('The product ended by itself.')
}

// npm and test runners can die without passing their signal on. A shell that put us in the background may go.
const watchParent = (end) => {
  if (!process.env.npm_lifecycle_event && !process.env.VITEST) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}
