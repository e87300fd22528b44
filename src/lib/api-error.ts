import type { Missing } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'

type Told = {
  readonly code?: string
  readonly message?: string
  readonly trace?: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly missing?: readonly Missing[]
  readonly current?: unknown
  readonly changed?: LastChange
}

/** The API said no, or nothing at all: status 0 is a network that gave no answer. */
export class ApiError extends Error {
  readonly status: number
  /** 'case.has_open_tasks'; 'unreachable' without an answer, 'unknown' when it says nothing. */
  readonly code: string
  /** Field path to the sentences beside that field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly missing: readonly Missing[]
  /** The record as it is now, where the one sent was stale. */
  readonly current: unknown
  /** Who made it that, and when. */
  readonly changed: LastChange | null
  /** What to quote when asking for help. */
  readonly trace: string | null

  constructor(status: number, told: Told = {}) {
    super(told.message ?? words(status))
    this.name = 'ApiError'
    this.status = status
    this.code = told.code ?? (status === 0 ? 'unreachable' : 'unknown')
    this.fields = told.fields ?? {}
    this.missing = told.missing ?? []
    this.current = told.current
    this.changed = told.changed ?? null
    this.trace = told.trace ?? null
  }
}

const words = (status: number) =>
  status === 0 ? 'We could not reach the server. Try again.' : 'Something went wrong. Try again.'

/** An answer of 400 or more as an error; what is no refusal of ours keeps its status. */
export const refusalOf = (status: number, body: unknown) => {
  const told = isRecord(body) && isRecord(body.error) ? body.error : {}
  return new ApiError(status, told as Told)
}

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)
