import type { FieldErrors } from '#domain/error-fields'
import type { Missing } from '#domain/refusal'
import type { LastChange } from '#domain/stale-record'

export type ErrorFields = {
  readonly code?: string
  readonly message?: string
  readonly trace?: string
  readonly fields?: FieldErrors
  readonly missing?: readonly Missing[]
  readonly current?: unknown
  readonly changed?: LastChange
}

/** A refused or unanswered request; status 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  /** 'case.has_open_tasks'; 'unreachable' without an answer, 'unknown' without a code. */
  readonly code: string
  readonly fields: FieldErrors
  readonly missing: readonly Missing[]
  /** The stored record, where the version that was sent is stale. */
  readonly current: unknown
  readonly changed: LastChange | null
  /** The trace id to quote when asking for help. */
  readonly trace: string | null

  constructor(status: number, fieldsOfError: ErrorFields = {}) {
    super(fieldsOfError.message ?? defaultMessage(status))
    this.name = 'ApiError'
    this.status = status
    this.code = fieldsOfError.code ?? (status === 0 ? 'unreachable' : 'unknown')
    this.fields = fieldsOfError.fields ?? {}
    this.missing = fieldsOfError.missing ?? []
    this.current = fieldsOfError.current
    this.changed = fieldsOfError.changed ?? null
    this.trace = fieldsOfError.trace ?? null
  }
}

const defaultMessage = (status: number) =>
  status === 0 ? 'We could not reach the server. Try again.' : 'Something went wrong. Try again.'
