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

/** A refused or unanswered request; status 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  /** 'case.has_open_tasks'; 'unreachable' without an answer, 'unknown' without a code. */
  readonly code: string
  /** Field path to its messages. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly missing: readonly Missing[]
  /** The stored record, where the version that was sent is stale. */
  readonly current: unknown
  /** Who changed it last, and when. */
  readonly changed: LastChange | null
  /** The trace id to quote when asking for help. */
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

/** The error for an answer of 400 or more; a body of an unknown shape keeps only its status. */
export const refusalOf = (status: number, body: unknown) => {
  const told = isRecord(body) && isRecord(body.error) ? body.error : {}
  return new ApiError(status, told as Told)
}

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)
