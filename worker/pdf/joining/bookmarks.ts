import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib'
import type { Bundle } from '#domain/document/making/plan'
import type { Place } from './place.ts'

type Mark = { readonly title: string; readonly page: number; readonly inside: readonly Mark[] }

/** The documents under the group that each stands in, in the order of the bundle. */
const marksOf = ({ parts }: Bundle, places: readonly Place[]): readonly Mark[] => {
  const groups: { title: string; page: number; inside: Mark[] }[] = []
  for (const [at, { name, group }] of parts.entries()) {
    const page = places[at]?.first ?? 1
    const last = groups.at(-1)
    const mark = { title: name.replace(/\.pdf$/i, ''), page, inside: [] }
    if (last?.title === group) last.inside.push(mark)
    else groups.push({ title: group, page, inside: [mark] })
  }
  return groups
}

/** Adds bookmarks two deep, group and document (ISO 32000-1, 12.3.3). */
export const addBookmarks = (pdf: PDFDocument, bundle: Bundle, places: readonly Place[]) => {
  const { context, catalog } = pdf
  const root = context.nextRef()
  const marks = marksOf(bundle, places)
  const refs = add(pdf, marks, root)
  const [first] = refs
  const last = refs.at(-1)
  if (first === undefined || last === undefined) return
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: first, Last: last, Count: countOf(marks) }),
  )
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

const countOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, { inside }) => sum + 1 + countOf(inside), 0)

const add = (pdf: PDFDocument, marks: readonly Mark[], parent: PDFRef): readonly PDFRef[] => {
  const { context } = pdf
  const refs = marks.map(() => context.nextRef())
  for (const [at, { title, page, inside }] of marks.entries()) {
    const ref = refs[at]
    if (ref === undefined) continue
    const own = add(pdf, inside, ref)
    const target = pdf.getPage(page - 1).ref
    const item = context.obj({ Parent: parent, Dest: [target, PDFName.of('Fit')] })
    item.set(PDFName.of('Title'), PDFHexString.fromText(title))
    const links = { Prev: refs[at - 1], Next: refs[at + 1], First: own[0], Last: own.at(-1) }
    for (const [name, to] of Object.entries(links)) if (to) item.set(PDFName.of(name), to)
    if (own.length > 0) item.set(PDFName.of('Count'), PDFNumber.of(own.length))
    context.assign(ref, item)
  }
  return refs
}
