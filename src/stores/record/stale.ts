import { ApiError } from '#lib/api-error'

/** The record as it is now, where what was sent was out of date; null for every other error. */
export const currentIn = <T>(error: unknown): T | null =>
  error instanceof ApiError && error.code === 'stale' && error.current ? (error.current as T) : null

/** Does something where somebody was quicker, and lets the error go on: `call(…).catch(whenStale(refetch))`. */
export const whenStale =
  (act: () => Promise<unknown>) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.code === 'stale') await act().catch(() => null)
    throw error
  }

/** Does something again on the record as it now is, once, while `isStillRight` says that it should be done. */
export const onceMore = async <Current, Result>(
  act: () => Promise<Result>,
  isStillRight: (current: Current) => boolean,
): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    const current = currentIn<Current>(error)
    if (current === null || !isStillRight(current)) throw error
    return act()
  }
}
