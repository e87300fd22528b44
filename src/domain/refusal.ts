import type { LastChange } from './stale-record.ts'

export type RefusalDetail = {
  /** Field path ('property.price') to the sentences shown beside that field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** What has to be done first, each with a link to where it is done. */
  readonly missing?: readonly Missing[]
  /** The seconds until another request is allowed. */
  readonly retry_after?: number
  /** The current record, when the version sent was stale. */
  readonly current?: unknown
  readonly changed?: LastChange
}

export type Missing = { readonly what: string; readonly href: string }

/** An expected error: domain rules throw it before anything changes, and `serve` replies with its status. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 502
  readonly code: string
  readonly detail: RefusalDetail

  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    detail: RefusalDetail = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.detail = detail
  }
}

/** The 404 for a record that does not exist, and alike for one that the actor may not access. */
export const notFound = () => new Refusal(404, 'not_found', 'Not found')

/** The 422 for invalid input, with errors by field. */
export const invalid = (fields: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(
    422,
    'invalid',
    'Some details are missing or not valid. Check each field with an error.',
    { fields },
  )

/** Throws 422 when any field has an error. */
export const assertValid = (fields: Readonly<Record<string, readonly string[]>>) => {
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** The 409 for a stale version; `current` is the record now, `changed` who changed it last. */
export const stale = (current: unknown, changed?: LastChange | null) =>
  new Refusal(409, 'stale', 'This was changed while you were working on it.', {
    current,
    ...(changed ? { changed } : {}),
  })

/** The 409 for a record in a state that does not allow this; `missing` is what has to be done first. */
export const wrongState = (code: string, message: string, missing: readonly Missing[] = []) =>
  new Refusal(409, code, message, { missing })
