import { startForTests } from '../support/product.ts'

type Cleanup = () => void | Promise<void>

const cleanups: Cleanup[] = []

/** Registers a clean-up for the end of the run, successful or not. */
export const onEnd = (cleanup: Cleanup) => void cleanups.push(cleanup)

/** Runs all clean-ups, the last registered first. */
export const runCleanups = async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

/** Starts the product with storage of its own, or with that of a folder; it is stopped at the end of the run at the latest. */
export const startProduct = async (state?: string) => {
  const { base, stop } = await startForTests({}, state ? ['--state', state] : [])
  let stopping: Promise<void> | undefined
  const end = () => {
    stopping ??= stop()
    return stopping
  }
  onEnd(end)
  return { base, stop: end }
}
