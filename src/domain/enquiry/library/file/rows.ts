import type { EnquiryClassification } from '#domain/enquiry/classification/classification'
import type { FileRow } from '#domain/import/import'
import { issueText } from '#domain/text/issue-text'
import { LibraryContent } from '../content.ts'
import type { LibraryEnquiry } from '../library-enquiry.ts'
import { cellsOf, type Read, valuesIn } from './cells.ts'
import { type LibraryColumn, libraryColumns } from './columns.ts'
import { likeness, SAME, type Words, wordsOf } from './likeness.ts'

export type LibraryEffect = 'add' | 'change' | 'same'

/** A row of a file of library enquiries: what it would do, or what is wrong with it. */
export type LibraryFileRow = {
  readonly line: number
  readonly code: string
  readonly title: string
  readonly effect: LibraryEffect
  /** What it changes, in words: 'Title, What it asks' */
  readonly changes: string
  readonly known: Pick<LibraryEnquiry, 'id' | 'version'> | null
  /** What is saved; null where something is wrong. */
  readonly content: LibraryContent | null
  readonly faults: readonly string[]
}

export type LibraryFileContext = {
  /** With the archived ones. */
  readonly library: readonly LibraryEnquiry[]
  readonly classifications: readonly EnquiryClassification[]
}

const blank = {
  ...{ applies_if: '', needed_by: 'title', default_answerer: 'us', evidence: [] },
  ...{ client_text: '', indemnity: null, no_contact: false, protocol_ok: true },
}

type Earlier = { readonly code: string; readonly words: Words; readonly where: string }

/** Reads the rows of a file in their order, with the codes and texts that are taken. */
class LibraryRowReader {
  private readonly taken: Earlier[]
  private readonly lines = new Map<string, number>()
  private readonly context: LibraryFileContext

  constructor(context: LibraryFileContext) {
    this.context = context
    this.taken = context.library.map(({ content, is_archived }) => ({
      code: content.code,
      words: is_archived ? new Set<string>() : wordsOf(content.asks),
      where: 'in the library',
    }))
  }

  row({ line, cells }: FileRow, mapping: readonly (LibraryColumn | null)[]): LibraryFileRow {
    const read = valuesIn(cellsOf(cells, mapping), this.context.classifications)
    const classification =
      read.values['classification'] ?? /^[A-Z]{3}/.exec(String(read.values['code'] ?? ''))?.[0]
    const code = read.values['code'] ?? this.freeCode(String(classification ?? ''))
    const known = this.context.library.find(({ content }) => content.code === code) ?? null
    const parsed = LibraryContent.safeParse({
      ...(known?.content ?? { ...blank, classification: classification ?? '' }),
      ...read.values,
      code,
    })
    const content = parsed.success ? parsed.data : null
    const faults = [
      ...read.faults,
      ...(parsed.error?.issues.map(issueText) ?? []),
      ...this.against(known, content, String(code)),
    ]
    this.lines.set(String(code), this.lines.get(String(code)) ?? line)
    if (known === null && content !== null)
      this.taken.push({ code: content.code, words: wordsOf(content.asks), where: `in row ${line}` })
    return {
      line,
      ...shownOf(read, known, String(code)),
      ...effectOf(known, content),
      content: faults.length === 0 ? content : null,
      faults,
    }
  }

  /** The next code of a classification: 'TIT-11' */
  private freeCode(classification: string) {
    if (classification === '') return ''
    const numbers = this.taken
      .filter(({ code }) => code.startsWith(`${classification}-`))
      .map(({ code }) => Number(code.slice(4)))
    return `${classification}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
  }

  private against(
    known: LibraryEnquiry | null,
    content: LibraryContent | null,
    code: string,
  ): string[] {
    const line = this.lines.get(code)
    if (line !== undefined) return [`Row ${line} has the code ${code} too.`]
    if (known?.is_archived) return [`${code} is archived. Restore it first.`]
    if (content === null || known !== null) return []
    const isUsable = this.context.classifications.some(
      (it) => it.code === content.classification && it.is_active,
    )
    const words = wordsOf(content.asks)
    const double = this.taken.find((it) => likeness(it.words, words) >= SAME)
    return [
      ...(isUsable ? [] : ['Choose a classification that is in use.']),
      ...(double
        ? [`Asks the same as ${double.code} ${double.where}. Give it that code to change it.`]
        : []),
    ]
  }
}

const shownOf = ({ values }: Read, known: LibraryEnquiry | null, code: string) => ({
  code,
  title: String(values['title'] ?? known?.content.title ?? ''),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const effectOf = (
  known: LibraryEnquiry | null,
  content: LibraryContent | null,
): Pick<LibraryFileRow, 'effect' | 'changes' | 'known'> => {
  if (known === null) return { effect: 'add', changes: '', known: null }
  const changed = libraryColumns.filter(
    ({ key }) => content !== null && !isSame(content[key], known.content[key]),
  )
  const { id, version } = known
  return {
    effect: changed.length === 0 ? 'same' : 'change',
    changes: changed.map(({ label }) => label).join(', '),
    known: { id, version },
  }
}

/** The rows of a file by a mapping of its columns, each with what it would do and its faults. */
export const libraryRowsIn = (
  rows: readonly FileRow[],
  mapping: readonly (LibraryColumn | null)[],
  context: LibraryFileContext,
): LibraryFileRow[] => {
  const reader = new LibraryRowReader(context)
  return rows.map((row) => reader.row(row, mapping))
}
