import { startForTests } from '../support/product.ts'

type Ending = () => void | Promise<void>

const endings: Ending[] = []

/** Registers a clean-up for the end of the run, successful or not. */
export const atEnd = (ending: Ending) => void endings.push(ending)

/** Runs all clean-ups, the last registered first. */
export const endAll = async () => {
  for (const ending of endings.splice(0).reverse()) await ending()
}

/** Starts the product with its own storage; it is stopped at the end of the run at the latest. */
export const startProduct = async () => {
  const { base, stop } = await startForTests()
  let stopping: Promise<void> | undefined
  const end = () => {
    stopping ??= stop()
    return stopping
  }
  atEnd(end)
  return { base, stop: end }
}
