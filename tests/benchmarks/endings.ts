import { startForTests } from '../support/product.ts'

type Ending = () => void | Promise<void>

const endings: Ending[] = []

/** Has something undone when the run ends, however it ends. */
export const atEnd = (ending: Ending) => void endings.push(ending)

/** Undoes everything, what was done last first. */
export const endAll = async () => {
  for (const ending of endings.splice(0).reverse()) await ending()
}

/** Starts the product with records of its own; it is stopped when the run ends, if not before. */
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
