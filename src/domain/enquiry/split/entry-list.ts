import { withoutCourtesies } from './entry-label.ts'
import { type Parts, partsOf } from './parts.ts'
import { goesOn, piecesOf } from './prose.ts'
import { isRemark } from './sentence-kind.ts'
import type { Entry, Found } from './split-list.ts'

type NewEntry = {
  readonly label: string | null
  readonly text: string
  readonly parent?: string | null
  readonly section?: string
}

/** Whether words say why the enquiry before them is asked. */
const givesReason = (text: string) =>
  /^(?:(?:we|i) ask (?:this|it|because|so|as)|(?:our|the) reason|because)\b/i.test(text)

/** Collects enquiries under the heading where they stand, and the statements between them. */
export class EntryList {
  private readonly entries: Entry[] = []
  private readonly remarks: string[] = []
  private section: string | null = null
  private round: number | undefined
  /** What the paragraph before said without asking. */
  private statement: string | null = null

  found(): Found {
    return { entries: this.entries, remarks: this.remarks }
  }

  /** The heading that enquiries are added under. */
  heading() {
    return this.section
  }

  isEmpty() {
    return this.entries.length === 0
  }

  /** Whether the last label still waits for its text. */
  isPending() {
    const last = this.entries.at(-1)
    return last?.text === '' && !last.reply
  }

  enter(section: string | null, round?: number) {
    this.section = section
    this.round = round ?? this.round
  }

  add({ label, text, parent = null, section }: NewEntry) {
    this.entries.push({ label, section: section ?? this.section, parent, text, round: this.round })
  }

  addParts(label: string | null, parent: string | null, parts: Parts['parts']) {
    for (const part of parts)
      this.add({
        label: label === null ? part.label : `${label}(${part.label})`,
        text: withoutCourtesies(part.text),
        parent,
      })
  }

  remark(text: string) {
    this.remarks.push(text)
  }

  say(kind: 'reply' | 'comment', text: string) {
    const parts = partsOf(text, 1)
    if (parts?.lead === '' && this.sayParts(kind, parts.parts)) return
    this.change((entry) => ({ ...entry, [kind]: [entry[kind], text].filter(Boolean).join(' ') }))
  }

  /** Gives what is said of each part to the part: '(a) No (b) Yes' below two; false where they are not those parts. */
  private sayParts(kind: 'reply' | 'comment', parts: Parts['parts']) {
    const from = this.entries.length - parts.length
    const own = this.entries.slice(Math.max(0, from))
    const isOfParts = parts.every(({ label }, at) => own[at]?.label?.endsWith(`(${label})`))
    if (!isOfParts) return false
    for (const [at, { text }] of parts.entries()) {
      const entry = own[at]
      if (entry) this.entries[from + at] = { ...entry, [kind]: text }
    }
    return true
  }

  /** Gives the last label its text, or drops the label where that asks nothing. */
  complete(text: string) {
    if (!isRemark(text)) return this.lengthen(text)
    this.entries.pop()
    this.remark(text)
  }

  lengthen(text: string) {
    this.change((entry) => ({ ...entry, text: [entry.text, text].filter(Boolean).join(' ') }))
  }

  /** Adds what a paragraph without labels asks and says. */
  prose(text: string, isByParagraph: boolean) {
    for (const piece of piecesOf(text, { isHeaded: this.section !== null, isByParagraph })) {
      if (piece.kind === 'enquiry') this.add({ label: null, text: this.withStatement(piece.text) })
      else if (givesReason(piece.text) && !this.isEmpty()) this.lengthen(piece.text)
      else this.remarks.push(piece.text)
    }
    const last = this.remarks.at(-1)
    this.statement = last !== undefined && text.endsWith(last) && !isRemark(last) ? last : null
  }

  private change(change: (entry: Entry) => Entry) {
    const last = this.entries.at(-1)
    if (last) this.entries[this.entries.length - 1] = change(last)
  }

  /** An enquiry with the statement of the paragraph before, where it goes on with that. */
  private withStatement(text: string) {
    const before = this.remarks.at(-1)
    const isNext = before !== undefined && before === this.statement
    this.statement = null
    if (!isNext || !goesOn(before, text)) return text
    this.remarks.pop()
    return `${before} ${text}`
  }
}
