import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { allowedKeys, resourceKinds } from './allowed-keys.ts'
import { namesIn, streamsOf } from './content-names.ts'

const RESOURCES = PDFName.of('Resources')
const GLYPHS = PDFName.of('CharProcs')

const isDrawn = ({ dict }: PDFStream) =>
  dict.get(PDFName.of('Subtype')) === PDFName.of('Form') ||
  dict.get(PDFName.of('PatternType')) !== undefined

/**
 * Copies what a page needs to be drawn from one PDF into another: allowed keys alone, and of resources those alone that
 * its own content names, as pages often share one dictionary with the pictures of all.
 */
export const copierOf = (source: PDFContext, target: PDFContext) => {
  const refs = new Map<PDFRef, PDFRef>()

  const copied = (value: PDFObject, outer?: PDFDict): PDFObject => {
    if (value instanceof PDFRef) return copiedRef(value, outer)
    if (value instanceof PDFStream) return copiedStream(value, outer)
    if (value instanceof PDFDict) return copiedDict(value, outer)
    if (value instanceof PDFArray) return copiedArray(value, outer)
    return value
  }

  const copiedRef = (ref: PDFRef, outer?: PDFDict): PDFRef => {
    const before = refs.get(ref)
    if (before) return before
    const made = target.nextRef()
    refs.set(ref, made)
    const value = source.lookup(ref)
    target.assign(made, value ? copied(value, outer) : target.obj(null))
    return made
  }

  const copiedArray = (array: PDFArray, outer?: PDFDict) => {
    const made = PDFArray.withContext(target)
    for (const value of array.asArray()) made.push(copied(value, outer))
    return made
  }

  const copiedStream = (stream: PDFStream, outer?: PDFDict) => {
    const dict = copiedDict(stream.dict, outer)
    if (isDrawn(stream)) {
      // A form without resources of its own draws with those of its page.
      const own = stream.dict.lookupMaybe(RESOURCES, PDFDict) ?? outer
      if (own) dict.set(RESOURCES, resources(own, namesIn([stream])))
    }
    return PDFRawStream.of(dict, stream.getContents().slice())
  }

  const copiedDict = (dict: PDFDict, outer?: PDFDict): PDFDict => {
    const made = PDFDict.withContext(target)
    for (const [key, value] of dict.entries()) {
      if (!allowedKeys.has(key.decodeText()) || key === RESOURCES) continue
      made.set(key, key === GLYPHS ? copiedMap(value, outer) : copied(value, outer))
    }
    const glyphs = dict.lookup(GLYPHS)
    const own = dict.lookup(RESOURCES)
    if (glyphs instanceof PDFDict && own instanceof PDFDict) {
      const streams = glyphs.values().flatMap((it) => streamsOf(source, it))
      made.set(RESOURCES, resources(own, namesIn(streams)))
    }
    return made
  }

  /** A dictionary whose keys are names of the file's own. */
  const copiedMap = (value: PDFObject, outer?: PDFDict) => {
    const made = PDFDict.withContext(target)
    const dict = source.lookupMaybe(value, PDFDict)
    for (const [key, one] of dict?.entries() ?? []) made.set(key, copied(one, outer))
    return made
  }

  /** The resources with one of these names. */
  const resources = (from: PDFDict, names: ReadonlySet<string>): PDFDict => {
    const made = PDFDict.withContext(target)
    for (const kind of resourceKinds) {
      const entries = from.lookupMaybe(PDFName.of(kind), PDFDict)?.entries() ?? []
      const used = entries.filter(([key]) => names.has(key.decodeText()))
      if (used.length === 0) continue
      const dict = PDFDict.withContext(target)
      for (const [key, value] of used) dict.set(key, copied(value, from))
      made.set(PDFName.of(kind), dict)
    }
    return made
  }

  return { copied, resources }
}
