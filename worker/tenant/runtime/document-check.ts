import { type DocumentShape, selectDocuments } from '#tenant/core/document'
import { clearDeleted, clearSetAside, isReadable } from '#tenant/core/set-aside'
import type { RequestContext } from './context.ts'
import { checkSetting } from './document-check-setting.ts'
import { storedDocuments, storedSettings } from './stored-documents.ts'

type Parts = Pick<RequestContext, 'store' | 'settings'>
type Row = { id: string; shape: number; doc: string; version?: number }

/** The most rows and characters of one slice: about 10 ms of work. */
const ROWS_AT_ONCE = 50
const CHARACTERS_AT_ONCE = 250_000
const MOST_SLICES = 400
const PAUSE_MS = 25

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Parses stored documents in slices and sets broken ones aside; returns whether some are left for another run. */
export const checkDocuments = async (parts: Parts, kinds = storedDocuments): Promise<boolean> => {
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const { rows, isLast } = checkSlice(parts, kinds)
    if (isLast) return false
    // A kind of which there is nothing took no time either.
    if (rows > 0) await pause()
  }
  return true
}

/** Checks the next rows of a kind; returns how many, and whether they were the last of the last kind. */
const checkSlice = ({ store, settings }: Parts, kinds: readonly DocumentShape<unknown>[]) => {
  const { kind: name = '', after = '' } = settings.get(checkSetting) ?? {}
  const at = Math.max(
    0,
    kinds.findIndex((it) => it.name === name),
  )
  const kind = kinds[at]
  if (kind === undefined) return { rows: 0, isLast: true }
  if (after === '') clearDeleted(store, kind)
  const rows = rowsAfter({ store, settings }, kind, after)
  const readable = rows.filter((row) => isReadable(store, kind, row))
  clearSetAside(
    store,
    kind.name,
    readable.map((row) => row.id),
  )
  const last = rows.at(-1)?.id
  const next = last === undefined ? kinds[at + 1] : kind
  if (next === undefined) checkSettings({ store, settings })
  settings.put(checkSetting, { kind: next?.name ?? '', after: last ?? '' })
  return { rows: rows.length, isLast: next === undefined }
}

/** Returns the rows of the next slice; none at the end. */
const rowsAfter = ({ store }: Parts, kind: DocumentShape<unknown>, after: string) => {
  const { key = ['id'], column = 'doc' } = kind
  const rows = store.rows<Row>(
    `${selectDocuments(kind)} WHERE ${column} IS NOT NULL
     AND (${key.join(', ')}) > (${key.map(() => '?').join(', ')}) ORDER BY ${key.join(', ')}
     LIMIT ${ROWS_AT_ONCE}`,
    ...(after === '' ? key.map(() => '') : after.split('/')),
  )
  let characters = 0
  return rows.filter(({ doc }, at) => {
    const isWithin = at === 0 || characters < CHARACTERS_AT_ONCE
    characters += doc.length
    return isWithin
  })
}

const checkSettings = ({ store }: Parts) => {
  for (const { settingKey, ...setting } of storedSettings) {
    const kind = { ...setting, name: 'settings', key: ['key'] }
    const row = store.row<Row>(`${selectDocuments(kind)} WHERE key = ?`, settingKey)
    if (row !== null && isReadable(store, kind, row)) clearSetAside(store, 'settings', [row.id])
  }
}
