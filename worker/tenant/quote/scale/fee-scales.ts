import type { FeeScale } from '#domain/quote/scale/scale'
import {
  defaultStoredScale,
  feeScaleOf,
  type StoredFeeScale,
  scaleFor,
} from '#domain/quote/scale/stored'
import { notFound } from '#domain/refusal'
import { parseDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { feeScaleDocument } from './document.ts'

type Docs = { id: string; shape: number; doc: string }

const select = selectDocuments(feeScaleDocument)
const parse = (row: Docs) => parseDocument(feeScaleDocument, row)

/** The fee scales of the firm and of single agencies, each with its dates; a default one until the firm has its own. */
export const feeScalesOf = (store: Store) => {
  const list = (): StoredFeeScale[] =>
    store.rows<Docs>(`${select} ORDER BY valid_from DESC, id DESC`).map(parse)
  return {
    insert: (scale: StoredFeeScale) => {
      store.write(
        'INSERT INTO fee_scales (id, valid_from, version, shape, doc) VALUES (?, ?, ?, ?, ?)',
        scale.id,
        scale.valid_from,
        scale.version,
        feeScaleDocument.shape,
        JSON.stringify(scale),
      )
      return scale
    },
    /** Saves a changed scale; throws unless the stored version is `from`. */
    replace: (scale: StoredFeeScale, from: number) => {
      const updated = store.rows<{ id: string }>(
        `UPDATE fee_scales SET valid_from = ?, version = ?, shape = ?, doc = ?
         WHERE id = ? AND version = ? RETURNING id`,
        scale.valid_from,
        scale.version,
        feeScaleDocument.shape,
        JSON.stringify(scale),
        scale.id,
        from,
      )
      if (updated.length !== 1) throw new Error(`fee_scales ${scale.id} is not at version ${from}`)
      return scale
    },
    remove: (id: string) => store.write('DELETE FROM fee_scales WHERE id = ?', id),
    /** The firm’s own scales, latest first day first. */
    list,
    /** One scale, own or default; throws 404 when there is none. */
    get: (id: string): StoredFeeScale => {
      if (id === defaultStoredScale.id) return defaultStoredScale
      const row = store.row<Docs>(`${select} WHERE id = ?`, id)
      if (row === null) throw notFound()
      return parse(row)
    },
    /** The prices of a day for the clients of an agency, or for everybody else with null. */
    on: (today: string, agencyId: string | null = null): FeeScale => {
      const scales = store
        .rows<Docs>(
          `${select} WHERE state = 'published' AND valid_from <= ?
           AND (agency_id IS NULL OR agency_id = ?)`,
          today,
          agencyId,
        )
        .map(parse)
      return feeScaleOf(scaleFor(scales, agencyId, today))
    },
  }
}
