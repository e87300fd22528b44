import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Place } from './place.ts'

const PART = /^part:(\d+)$/

/** What a line of the index is drawn with, as its target is no page of the index itself. */
export const linkToPart = (at: number) => `part:${at}`

/** The part that an annotation of the index names. */
const partOf = (annotation: PDFDict): number | null => {
  const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
  if (!(uri instanceof PDFString || uri instanceof PDFHexString)) return null
  const named = PART.exec(uri.decodeText())?.[1]
  return named === undefined ? null : Number(named)
}

/** Lets each line of the index lead to the first page of its document (ISO 32000-1, 12.5.6.5). */
export const linkIndex = (pdf: PDFDocument, indexPages: number, places: readonly Place[]) => {
  for (const page of pdf.getPages().slice(0, indexPages)) {
    const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []
    for (const ref of annotations) {
      const annotation = pdf.context.lookup(ref, PDFDict)
      const place = places[partOf(annotation) ?? -1]
      if (place === undefined) continue
      annotation.delete(PDFName.of('A'))
      const target = pdf.getPage(place.first - 1).ref
      annotation.set(PDFName.of('Dest'), pdf.context.obj([target, PDFName.of('Fit')]))
    }
  }
}
