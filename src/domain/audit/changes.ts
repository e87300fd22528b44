import { type FieldChange, fieldChanges } from '#domain/field-change'
import { fieldsIn, isRecord } from '#domain/is-record'

type Detail = Readonly<Record<string, unknown>>

/** What an event says besides its changes. */
export type DetailValue = { readonly field: string; readonly value: string }

/** Stands for what nobody reads here: secrets, links and the texts of messages. */
export const HIDDEN = '…'

const HIDDEN_FIELD =
  /^(?:.*_)?(?:account|body|code|hash|html|ip|link|message|password|secret|text|token)$/

/** The detail of an event with what nobody may read replaced by '…', however deep it lies. */
export const withoutSecrets = (detail: Detail): Detail =>
  Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [
      key,
      HIDDEN_FIELD.test(key) && isText(value) ? HIDDEN : inner(value),
    ]),
  )

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const inner = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inner)
  return isRecord(value) ? withoutSecrets(value) : value
}

const isChange = (value: unknown): value is FieldChange =>
  isRecord(value) &&
  [value['field'], value['from'], value['to']].every((it) => typeof it === 'string')

const NOTHING: Detail = {}

const CHANGE_KEYS = ['after', 'before', 'changes', 'dates', 'is_autosave']

/** Every field that an event changed, from what to what, without what nobody may read. */
export const detailChanges = (detail: Detail): readonly FieldChange[] => {
  const { changes, dates, before, after } = withoutSecrets(detail)
  return [
    ...(Array.isArray(changes) ? changes.filter(isChange) : []),
    ...dateChanges(detailIn(dates)),
    ...versionChanges(before, after),
  ]
}

const detailIn = (value: unknown): Detail => fieldsIn(value)

const dateChanges = (dates: Detail) =>
  Object.entries(dates).flatMap(([key, value]) => {
    const { from, to } = detailIn(value)
    return fieldChanges<Detail>({ [key]: from }, { [key]: to }, [key])
  })

const asFields = (value: unknown): Detail => (isRecord(value) ? value : { value })

const versionChanges = (before: unknown, after: unknown) => {
  if (before === undefined && after === undefined) return []
  const [old, current] = [asFields(before ?? {}), asFields(after ?? {})]
  return fieldChanges(old, current, [...new Set([...Object.keys(old), ...Object.keys(current)])])
}

/** What else an event says: 'call: POST /api/roles', 'reason: …'. */
export const detailValues = (detail: Detail): readonly DetailValue[] => {
  const others = Object.fromEntries(
    Object.entries(withoutSecrets(detail)).filter(([key]) => !CHANGE_KEYS.includes(key)),
  )
  return fieldChanges(NOTHING, others, Object.keys(others))
    .map(({ field, to }) => ({ field, value: to }))
    .filter(({ value }) => value !== HIDDEN)
}
