import type { EnquiryClassification } from '#domain/enquiry/classification/classification'
import { defaultClassifications } from '#domain/enquiry/classification/standard'
import { notFound } from '#domain/refusal'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { enquiryClassificationDocument } from './document.ts'

const select = selectDocuments(enquiryClassificationDocument)

/** The classifications of a firm: the standard ones, as far as it has not changed them, and its own. */
export const classificationsOf = (store: Store) => {
  const table = tableOf(store, enquiryClassificationDocument)
  const all = (): EnquiryClassification[] => {
    const stored = parseReadable(
      store,
      enquiryClassificationDocument,
      store.rows(`${select} ORDER BY id`),
    ).map(({ id: _, ...classification }) => classification)
    const changed = new Map(stored.map((it) => [it.code, it]))
    const standard = defaultClassifications.map((it) => changed.get(it.code) ?? it)
    const codes = new Set(standard.map(({ code }) => code))
    const own = stored.filter(({ code }) => !codes.has(code))
    return [...standard, ...own].toSorted((a, b) => a.position - b.position || a.number - b.number)
  }
  return {
    all,
    find: (code: string): EnquiryClassification | null =>
      all().find((it) => it.code === code) ?? null,
    /** Throws 404 when there is none. */
    get: (code: string): EnquiryClassification => {
      const found = all().find((it) => it.code === code)
      if (found === undefined) throw notFound()
      return found
    },
    put: (classification: EnquiryClassification) => {
      const stored = { id: classification.code, ...classification }
      if (table.find(stored.id) === null) table.insert(stored)
      else table.replace(stored, stored.version - 1)
    },
  }
}
