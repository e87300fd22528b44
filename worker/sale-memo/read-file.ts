import { MOST_MEMO_TEXT } from '#domain/sale-memo/creation'
import { blankMemoFacts, type MemoConfidence, type MemoFacts } from '#domain/sale-memo/facts'
import { factsOfReading } from '#domain/sale-memo/from-reading'
import type { SaleMemoReading } from '#domain/sale-memo/memo'
import { readMemo } from '#domain/sale-memo/read/read'
import { lineText, type MemoSource } from '#domain/sale-memo/source/source'
import { memoSource, Unreadable } from './source.ts'

type MemoFile = {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export type MemoReading = {
  readonly reading: SaleMemoReading
  readonly facts: MemoFacts
  readonly confidence: MemoConfidence
  readonly text: string
}

/** A larger file is filed unread, as reading it takes several times its size of memory. */
const MOST_READ = 15 * 1024 * 1024

const nothing = (reading: SaleMemoReading): MemoReading => ({
  reading,
  facts: blankMemoFacts,
  confidence: {},
  text: '',
})

/** What a file says as a memorandum of sale; a picture, or pages without text, says nothing. */
export const readMemoFile = async (file: MemoFile): Promise<MemoReading> => {
  if (file.mime.startsWith('image/')) return nothing('scan')
  if (file.bytes.length > MOST_READ) return nothing('unread')
  const source = await sourceOf(file)
  return typeof source === 'string' ? nothing(source) : readingOf(source)
}

const sourceOf = async ({ bytes, name }: MemoFile): Promise<MemoSource | SaleMemoReading> => {
  try {
    return await memoSource(bytes, name)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return error.reason === 'scan' ? 'scan' : 'unread'
  }
}

const readingOf = (source: MemoSource): MemoReading => {
  const text = source.lines
    .map(lineText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return {
    reading: 'read',
    ...factsOfReading(readMemo(source)),
    text: text.trim().slice(0, MOST_MEMO_TEXT),
  }
}
