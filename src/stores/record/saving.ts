import type { BodyInput, Endpoint } from '#domain/endpoint'
import type { LastChange } from '#domain/stale-record'
import { request } from '#lib/api'
import { ApiError } from '#lib/api-error'

export type Conflict<Stored> = { readonly theirs: Stored; readonly changed: LastChange | null }

export const conflictIn = <Stored>(error: unknown): Conflict<Stored> | null =>
  error instanceof ApiError && error.code === 'stale' && error.current
    ? { theirs: error.current as Stored, changed: error.changed }
    : null

export const currentIn = <Stored>(error: unknown) => conflictIn<Stored>(error)?.theirs ?? null

export type SavingEndpoint<Saved> = Endpoint & {
  readonly reply: { readonly _zod: { readonly output: Saved } }
}

export type ChangeBody<E extends Endpoint> = Omit<BodyInput<E>, 'version'>

type SaveTarget = {
  readonly params?: Readonly<Record<string, string>>
  readonly version: number
  readonly key?: string | undefined
}

type Store<Saved, Current> = {
  readonly show: (saved: Saved) => void
  readonly showCurrent: (current: Current) => unknown
}

/**
 * Saves versioned records and puts each answer into its store. Throws ApiError; on a conflict the store has the
 * other person's record before the promise rejects, and nothing was saved.
 *
 * @example
 * const { change } = saverOf<Lead>({ show, showCurrent: show })
 * await change(leadApi.lose, { reason }, { params: { id }, version, key })
 */
export const saverOf = <Saved, Current = Saved>({ show, showCurrent }: Store<Saved, Current>) => {
  const save = async <Answer extends Saved>(answer: Promise<Answer>): Promise<Answer> => {
    const saved = await answer.catch(async (error: unknown) => {
      const current = currentIn<Current>(error)
      // A failure to show it must not hide the original error.
      if (current !== null) await Promise.resolve(showCurrent(current)).catch(() => null)
      throw error
    })
    show(saved)
    return saved
  }
  return {
    save,
    change: <E extends SavingEndpoint<Saved>>(
      endpoint: E,
      body: ChangeBody<E>,
      { params, version, key }: SaveTarget,
    ): Promise<Saved> =>
      save<Saved>(request(endpoint, { params, body: { ...body, version }, key })),
  }
}

/** Repeats an action once after a conflict, if `isStillRight` holds for the current record. */
export const retryOnConflict = async <Current, Result>(
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
