import type { LastChange } from './stale-record.ts'

/** What the product says no with, as it travels: status, a dotted code, and words for the person. */
export type RefusalDetail = {
  /** Field path ('property.price') to the sentences shown beside that field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  /** What stands in the way, each with the place in the product that puts it right. */
  readonly missing?: readonly Missing[]
  /** The record as it is now, where the one sent was stale. */
  readonly current?: unknown
  /** Who made it what it is now. */
  readonly changed?: LastChange
}

export type Missing = { readonly what: string; readonly href: string }

/** A rule said no. Thrown by domain rules, answered by `serve` with its status; nothing was changed. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502
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

/** A record that does not exist and one that the actor may not reach are the same answer. */
export const notFound = () => new Refusal(404, 'not_found', 'Not found')

/** Bad input, named field by field. */
export const invalid = (fields: Readonly<Record<string, readonly string[]>>) =>
  new Refusal(422, 'invalid', 'Some of this needs another look.', { fields })

/** Somebody saved first; `current` is the record as it stands now, `changed` who made it that. */
export const stale = (current: unknown, changed?: LastChange | null) =>
  new Refusal(409, 'stale', 'This was changed while you were working on it.', {
    current,
    ...(changed ? { changed } : {}),
  })

/** The record is in a state in which this cannot be done. */
export const wrongState = (code: string, message: string, missing: readonly Missing[] = []) =>
  new Refusal(409, code, message, { missing })
