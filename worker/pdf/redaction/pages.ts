import {
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFPageLeaf,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { appearancesOf } from './appearances.ts'
import { namesIn, streamsOf, UnsafePdfError } from './content-names.ts'
import { copierOf } from './copying.ts'

/** What a page inherits or says of its own shape. */
const shapeKeys = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'] as const

/** Throws UnsafePdfError for a file whose pages would look different in a copy. */
const opened = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw new UnsafePdfError(String(error))
  })
  // What is switched off would show in a copy that knows no layers.
  if (pdf.catalog.has(PDFName.of('OCProperties'))) throw new UnsafePdfError('It has layers.')
  drawFields(pdf)
  return pdf
}

/** Fields of a form that nobody drew yet get their look. */
const drawFields = (pdf: PDFDocument) => {
  if (!pdf.catalog.has(PDFName.of('AcroForm'))) return
  try {
    pdf.getForm().updateFieldAppearances()
  } catch {
    // A form with a font that is not there stays as it is.
  }
}

const leavesOf = (pdf: PDFDocument): readonly PDFPageLeaf[] => {
  const leaves: PDFPageLeaf[] = []
  pdf.catalog.Pages().traverse((node) => {
    if (node instanceof PDFPageLeaf) leaves.push(node)
  })
  return leaves
}

type Overlay = { readonly ref: PDFRef; readonly matrix: readonly number[] }

/** Copies single pages of a PDF to the end of another, without what belongs to others; throws UnsafePdfError. */
export const pageCopierOf = async (bytes: Uint8Array, target: PDFDocument) => {
  const source = await opened(bytes)
  const leaves = leavesOf(source)
  const { context } = target
  const { copied, resources: used } = copierOf(source.context, context)
  return (number: number) => {
    const leaf = leaves[number - 1]
    if (leaf === undefined) throw new UnsafePdfError(`There is no page ${number}.`)
    const { node } = target.addPage()
    for (const key of shapeKeys) {
      const value = leaf.getInheritableAttribute(PDFName.of(key))
      if (value) node.set(PDFName.of(key), copied(value))
    }
    const streams = streamsOf(source.context, leaf.get(PDFName.of('Contents')))
    const resources = used(leaf.Resources() ?? source.context.obj({}), namesIn(streams))
    const overlays = appearancesOf(source.context, leaf).map(({ stream, matrix }) => ({
      ref: context.register(copied(stream)),
      matrix,
    }))
    const content = streams.map((it) => context.register(copied(it)))
    const drawn =
      overlays.length === 0 ? content : withOverlays(context, resources, content, overlays)
    node.set(PDFName.of('Resources'), resources)
    node.set(PDFName.of('Contents'), context.obj([...drawn]))
  }
}

/** The content of a page followed by what is drawn over it, whose look joins the resources. */
const withOverlays = (
  context: PDFContext,
  resources: PDFDict,
  content: readonly PDFRef[],
  overlays: readonly Overlay[],
): readonly PDFRef[] => {
  const objects = resources.lookupMaybe(PDFName.of('XObject'), PDFDict) ?? context.obj({})
  resources.set(PDFName.of('XObject'), objects)
  const lines = overlays.map(({ ref, matrix }) => {
    const key = objects.uniqueKey('Over')
    objects.set(key, ref)
    return `q ${matrix.map((it) => it.toFixed(5)).join(' ')} cm ${key.asString()} Do Q`
  })
  const [before, after] = ['q\n', `\nQ\n${lines.join('\n')}\n`].map((it) =>
    context.register(context.stream(it)),
  )
  return before && after ? [before, ...content, after] : content
}
