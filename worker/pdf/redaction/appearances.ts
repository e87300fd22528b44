import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFStream,
} from '@cantoo/pdf-lib'

/** What an annotation looks like, and the matrix that puts it into its place. */
export type Appearance = { readonly stream: PDFStream; readonly matrix: readonly number[] }

/** Hidden, and not shown on screens (ISO 32000-1, table 165). */
const UNSEEN = 2 | 32
const plainKinds = ['Link', 'Popup'].map((it) => PDFName.of(it))

const numbersOf = (array: PDFArray | undefined) =>
  (array?.asArray() ?? []).map((_, at) => array?.lookupMaybe(at, PDFNumber)?.asNumber() ?? 0)

const streamOf = (annotation: PDFDict): PDFStream | null => {
  const normal = annotation.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'))
  if (normal instanceof PDFStream) return normal
  const state = annotation.lookup(PDFName.of('AS'))
  const chosen = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : null
  return chosen instanceof PDFStream ? chosen : null
}

const corners = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) =>
  [x1, x2].flatMap((x) => [y1, y2].map((y) => [x, y] as const))

const boundsOf = (points: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** The matrix that fits an appearance into the annotation's rectangle (ISO 32000-1, 12.5.5). */
const matrixOf = (annotation: PDFDict, { dict }: PDFStream): readonly number[] | null => {
  const own = numbersOf(dict.lookupMaybe(PDFName.of('Matrix'), PDFArray))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = own
  const box = boundsOf(
    corners(numbersOf(dict.lookupMaybe(PDFName.of('BBox'), PDFArray))).map(
      ([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const,
    ),
  )
  const rect = boundsOf(corners(numbersOf(annotation.lookupMaybe(PDFName.of('Rect'), PDFArray))))
  const [width, height] = [box.right - box.x, box.top - box.y]
  if (width === 0 || height === 0) return null
  const [sx, sy] = [(rect.right - rect.x) / width, (rect.top - rect.y) / height]
  return [sx, 0, 0, sy, rect.x - box.x * sx, rect.y - box.y * sy]
}

/** What is drawn over a page: fields of forms, stamps, notes and drawings, in their order. */
export const appearancesOf = (context: PDFContext, page: PDFPageLeaf): readonly Appearance[] => {
  const annotations = context.lookupMaybe(page.get(PDFName.of('Annots')), PDFArray)
  return (annotations?.asArray() ?? []).flatMap((value) => {
    const annotation = context.lookupMaybe(value, PDFDict)
    if (!annotation) return []
    const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0
    const kind = annotation.lookupMaybe(PDFName.of('Subtype'), PDFName)
    if ((flags & UNSEEN) !== 0 || (kind && plainKinds.includes(kind))) return []
    const stream = streamOf(annotation)
    const matrix = stream && matrixOf(annotation, stream)
    return stream && matrix ? [{ stream, matrix }] : []
  })
}
