import { hasRoom, type Line, widestOf } from './line.ts'
import { type Marker, markersOf } from './marker.ts'
import { isNext, reference } from './series.ts'

/** What stands around the start of a line that may be a label. */
export class LabelContext {
  private readonly lines: readonly Line[]
  private readonly widest: number

  constructor(lines: readonly Line[]) {
    this.lines = lines
    this.widest = widestOf(lines)
  }

  /** Whether a label after a word that numbers follow is the only one of its number, where its line need not have ended. */
  isSole(marker: Marker, index: number) {
    const line = this.lines[index]
    const previous = this.lines[index - 1]
    const isRival = (it: Marker) => it.style === marker.style && it.value === marker.value
    return (
      marker.isPunctuated &&
      line !== undefined &&
      previous !== undefined &&
      (hasRoom(previous, line, this.widest) || this.isSupported(marker, index)) &&
      !this.lines.slice(index + 1, index + 60).some(({ text }) => markersOf(text).some(isRival))
    )
  }

  /** Whether a label begins a line that the line before had room for, or the next of its series follows. */
  isApart(marker: Marker, index: number) {
    const line = this.lines[index]
    const previous = this.lines[index - 1]
    return (
      marker.isPunctuated &&
      line !== undefined &&
      previous !== undefined &&
      !reference.test(previous.text) &&
      (hasRoom(previous, line, this.widest) || this.isSupported(marker, index))
    )
  }

  /** Whether the next of the same series follows somewhere. */
  isSupported(marker: Marker, index: number) {
    const from = index + 1
    return this.lines
      .slice(from, from + 60)
      .some(({ text }) =>
        markersOf(text).some(
          (it) =>
            (it.style === marker.style && isNext(it, marker)) ||
            (it.style === 'dotted2' && it.path[0] === marker.value),
        ),
      )
  }
}
