import { Refusal } from '#domain/refusal'

/** The refusal that an act meets; fails where it meets none. */
export const refusalOf = (act: () => unknown): Refusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}
