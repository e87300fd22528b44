import type { BodyInput, Endpoint } from '#domain/endpoint'
import type { LastChange } from '#domain/stale-record'
import { request } from '#lib/api'
import { ApiError } from '#lib/api-error'

/** What somebody else saved first, and who did. */
export type Conflict<Stored> = { readonly theirs: Stored; readonly changed: LastChange | null }

/** The record as it now is, where what was sent was out of date; null for every other error. */
export const conflictIn = <Stored>(error: unknown): Conflict<Stored> | null =>
  error instanceof ApiError && error.code === 'stale' && error.current
    ? { theirs: error.current as Stored, changed: error.changed }
    : null

/** The record alone. */
export const currentIn = <Stored>(error: unknown) => conflictIn<Stored>(error)?.theirs ?? null

/** An endpoint that answers with what it saved. */
export type Writing<Saved> = Endpoint & {
  readonly reply: { readonly _zod: { readonly output: Saved } }
}

/** What a change says, besides the version that it is written over. */
export type Words<E extends Endpoint> = Omit<BodyInput<E>, 'version'>

type Target = {
  readonly params?: Readonly<Record<string, string>>
  /** The version that the change was typed on. */
  readonly version: number
  /** Makes a second try do nothing twice. */
  readonly key?: string | undefined
}

type Store<Saved, Current> = {
  readonly show: (saved: Saved) => void
  /** Shows what somebody else saved first: both versions are then in sight, for the person to choose. */
  readonly showCurrent: (current: Current) => unknown
}

/**
 * Saves versioned records and puts each answer into its store. Throws ApiError; where somebody else saved first, the
 * store has their record before the promise rejects, and nothing was written.
 *
 * @example
 * const { change } = saverOf<Lead>({ show, showCurrent: show })
 * await change(leadApi.lose, { reason }, { params: { id }, version, key })
 */
export const saverOf = <Saved, Current = Saved>({ show, showCurrent }: Store<Saved, Current>) => {
  const save = async <Answer extends Saved>(answer: Promise<Answer>): Promise<Answer> => {
    const saved = await answer.catch(async (error: unknown) => {
      const current = currentIn<Current>(error)
      // What cannot be shown changes nothing about why it was not saved.
      if (current !== null) await Promise.resolve(showCurrent(current)).catch(() => null)
      throw error
    })
    show(saved)
    return saved
  }
  return {
    /** Shows what came of a request that was sent. */
    save,
    /** Sends a change over a version and shows what came of it. */
    change: <E extends Writing<Saved>>(
      endpoint: E,
      words: Words<E>,
      { params, version, key }: Target,
    ): Promise<Saved> =>
      save(request(endpoint, { params, body: { ...words, version }, key }) as Promise<Saved>),
  }
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
