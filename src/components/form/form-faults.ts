import { type FieldErrors, fieldErrorsIn, lastChangeIn } from '#domain/error-fields'
import { isRecord } from '#domain/is-record'
import type { LastChange } from '#domain/stale-record'
import { isArrivedOtherwise } from './send-key.ts'

export type Faults = FieldErrors

/** The server's messages by field of the form: 'dates.completion_on' belongs to the field 'completion_on'. */
export const fieldsOf = (error: unknown, paths: readonly string[]): Faults => {
  const pathOf = (path: string) =>
    paths.find((place) => path === place || path.endsWith(`.${place}`)) ??
    paths.find((place) => path.startsWith(`${place}.`)) ??
    path
  const found: Record<string, readonly string[]> = {}
  for (const [path, words] of Object.entries(fieldErrorsIn(error))) {
    const place = pathOf(path)
    found[place] = [...(found[place] ?? []), ...words]
  }
  return found
}

export const withoutFaults = (faults: Faults, paths: readonly string[]): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(
      ([path]) => !paths.some((place) => path === place || path.startsWith(`${place}.`)),
    ),
  )

const arrivedOtherwise =
  'Your first version was saved, although we could not confirm it. What you changed since was not. Look at what was saved; send again only if you want a second one.'

export const messageOf = (error: unknown) => {
  if (isArrivedOtherwise(error)) return arrivedOtherwise
  return error instanceof Error
    ? error.message
    : 'Couldn’t save. Check your connection and try again.'
}

/** What is wrong, for a page with one field and no place beside it: what the server says of a field, else of the whole. */
export const sentenceOf = (error: unknown) =>
  Object.values(fieldErrorsIn(error)).flat()[0] ?? messageOf(error)

export type Stale = {
  readonly changed: LastChange | null
  readonly current: unknown
}

export const staleIn = (error: unknown): Stale | null =>
  isRecord(error) && error['code'] === 'stale'
    ? { changed: lastChangeIn(error), current: error['current'] }
    : null

export const focusFirstFault = (within: Pick<ParentNode, 'querySelector'> | null) => {
  const control = within
    ?.querySelector('.fault')
    ?.closest('.field, .w3, .w4, .w6')
    ?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.focus()
  return control != null
}
