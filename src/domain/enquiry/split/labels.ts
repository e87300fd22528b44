import { depthOf, isOutside, type Level, nests } from './depth.ts'
import { isPlace, isTopic, titled } from './heading.ts'
import { headingsOf } from './headings.ts'
import { LabelContext } from './label-context.ts'
import type { Line } from './line.ts'
import { isBullet, type Marker, markersOf } from './marker.ts'
import { isNumberedTopic } from './numbered-headings.ts'
import {
  isFirst,
  isLater,
  isNext,
  isOf,
  isUnfinished,
  numberOf,
  reference,
  runsOn,
} from './series.ts'
import { spokenBy } from './spoken.ts'

export type Label = { readonly marker: Marker; readonly depth: number }

/** As much of an item's text as says how it ends, in characters. */
const END = 200

/** As many levels as labels have. */
const DEEPEST = 8

/** Which line starts are labels, by their order; a number within a text does not run on from the label before. */
export class LabelReader {
  private levels: Level[] = []
  private readonly closed = new Map<string, Marker>()
  private isFresh = true
  private readonly lines: readonly Line[]
  private readonly headings: ReadonlySet<number>

  private readonly beside: LabelContext

  constructor(lines: readonly Line[], headings: ReadonlySet<number>) {
    this.lines = lines
    this.beside = new LabelContext(lines)
    this.headings = headings
  }

  at(index: number): Label | null {
    const line = this.lines[index]
    if (!line || this.headings.has(index)) {
      this.isFresh = true
      return null
    }
    const markers = markersOf(line.text)
    if (markers.length === 0) return this.lengthen(line)
    const label = this.continued(markers, line, index) ?? this.opened(markers, line, index)
    if (!label) return this.lengthen(line)
    for (const { marker } of this.levels.slice(label.depth)) this.closed.set(marker.style, marker)
    this.levels = [
      ...this.levels.slice(0, label.depth),
      { marker: label.marker, indent: line.indent, text: line.text },
    ]
    this.closed.set(label.marker.style, label.marker)
    this.isFresh = false
    return label
  }

  private lengthen(line: Line): null {
    this.levels = this.levels.filter(
      (level, depth) => depth === 0 || !line.gap || line.indent >= level.indent,
    )
    const last = this.levels.at(-1)
    if (last)
      this.levels = [
        ...this.levels.slice(0, -1),
        { ...last, text: `${last.text} ${line.text}`.slice(-END) },
      ]
    return null
  }

  private continued(markers: readonly Marker[], line: Line, index: number): Label | null {
    for (const isFit of [isNext, isLater]) {
      for (let depth = this.levels.length - 1; depth >= 0; depth -= 1) {
        const own = this.levels[depth]?.marker
        const marker = markers.find(({ style }) => style === own?.style || isOf(own, style))
        if (!own || !marker) continue
        const last = own.style === marker.style ? own : numberOf(own, marker.style)
        if (!isFit(marker, last)) continue
        if (isFit === isLater && markers.some(isFirst)) continue
        if (isBullet(marker) && isOutside(this.levels, marker, line, depth)) continue
        if (
          isBullet(marker) &&
          nests(this.levels, line) &&
          line.indent > (this.levels[depth]?.indent ?? 0)
        )
          continue
        if (
          isNext === isFit
            ? this.mayFollow(marker, line, index)
            : this.mayJump(marker, line, index, last)
        )
          return { marker, depth }
      }
    }
    return null
  }

  private mayFollow(marker: Marker, line: Line, index: number) {
    const previous = this.lines[index - 1]
    if (!isUnfinished(line, previous) || isBullet(marker)) return true
    if (/^(of|and|or|above|below)\b/.test(marker.rest)) return false
    return !reference.test(previous?.text ?? '') || this.beside.isSole(marker, index)
  }

  private mayJump(marker: Marker, line: Line, index: number, last: Marker) {
    const previous = this.lines[index - 1]
    const isStrong =
      line.gap ||
      !isUnfinished(line, previous) ||
      /^([A-Z]{1,3}|word)$/.test(marker.style) ||
      (marker.value > last.value && this.beside.isApart(marker, index))
    if (!isStrong || /^(of|and|or|to|above|below)\b/.test(marker.rest)) return false
    return marker.isPunctuated || this.beside.isSupported(marker, index)
  }

  private opened(markers: readonly Marker[], line: Line, index: number): Label | null {
    const previous = this.lines[index - 1]
    const isSaid = spokenBy(previous?.text ?? '')?.text === ''
    const isWord = markers.every(({ rest, style }) => rest === '' && style === 'word')
    if (isWord && (isSaid || this.levels[0]?.marker.style === 'decimal')) return null
    const mayRefer = isUnfinished(line, previous) && !this.headings.has(index - 1)
    const isUnderTopic = markers.some(({ value }) => value === 1) && isNumberedTopic(previous)
    const isMarked = markers.some(isBullet)
    if (mayRefer && !isUnderTopic && !isMarked && reference.test(previous?.text ?? '')) return null
    const running = markers.find((marker) => {
      const last = this.closed.get(marker.style)
      return last !== undefined && !isFirst(marker) && isNext(marker, last)
    })
    const isWhole = !isUnfinished(line, previous)
    const marker =
      running ??
      markers.find((it) => isFirst(it)) ??
      markers.find(
        (it) => this.mayStart(it, line, index) || (isWhole && runsOn(it, this.levels[0]?.marker)),
      )
    if (marker && !marker.isPunctuated && isPlace(line.text.replace(/ [–—-] .*$/, ''))) return null
    const goesOn = marker !== undefined && marker === running && line.gap
    if (!marker || !(goesOn || this.isBeginning(marker, line, index))) return null
    return { marker, depth: Math.min(depthOf(this.levels, marker, line, this.isFresh), DEEPEST) }
  }

  private mayStart(marker: Marker, line: Line, index: number) {
    if (isBullet(marker)) return true
    if (marker.path.length > 1) {
      const over = this.levels.at(-1)?.marker.path[0]
      return (
        this.levels.length === 0 ||
        this.isFresh ||
        over === marker.path[0] ||
        marker.path.at(-1) === 1
      )
    }
    const over = this.levels.at(-1)?.marker
    const isUnderTopic =
      over !== undefined &&
      over.style !== marker.style &&
      line.gap &&
      isTopic(titled((over.path.length > 1 ? marker : over).rest)) &&
      this.beside.isSupported(marker, index)
    return (
      (this.levels.length === 0 || this.isFresh || isUnderTopic) &&
      (line.gap || marker.isPunctuated) &&
      (marker.value < 60 || this.beside.isSupported(marker, index))
    )
  }

  private isBeginning(marker: Marker, line: Line, index: number) {
    const previous = this.lines[index - 1]
    if (isBullet(marker))
      return (
        !isUnfinished(line, previous) ||
        this.beside.isSupported(marker, index) ||
        /^\p{Lu}/u.test(marker.rest)
      )
    if (isUnfinished(line, previous) && /^(of|and|or|to|above|below|in)\b/.test(marker.rest))
      return false
    const isWithin = isUnfinished(line, previous) && !this.headings.has(index - 1)
    if (isWithin && marker.path.length > 1 && /^\p{Ll}/u.test(marker.rest))
      return this.beside.isSupported(marker, index)
    return marker.isPunctuated || this.beside.isSupported(marker, index)
  }
}

/** The label of each line that has one, by its position. */
export const labelsOf = (lines: readonly Line[]): ReadonlyMap<number, Label> => {
  const reader = new LabelReader(lines, headingsOf(lines))
  return new Map(
    lines.flatMap((_, index) => {
      const label = reader.at(index)
      return label ? [[index, label] as const] : []
    }),
  )
}
