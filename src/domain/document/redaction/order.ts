import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { pagesWith, RedactionBox } from './box.ts'

/** Where an order and the pictures of its pages are put, by a new UUID of the sender. */
export const redactionPath = '/api/conveyances/:id/redactions/:order'

/** Most boxes of one order. */
export const MOST_BOXES = 500
/** Most pages that are made pictures at once. */
export const MOST_PICTURES = 60
/** Most bytes of a document that is redacted: reading a PDF takes several times its size of memory. */
export const MOST_SOURCE_BYTES = 15 * 1024 * 1024
/** Most bytes of all pictures of one order. */
export const MOST_PICTURE_BYTES = 16 * 1024 * 1024

/** A copy of a document in which what boxes cover is gone. */
export const RedactionOrder = z.strictObject({
  document: z.string().check(z.maxLength(100)),
  /** The number of the version that was looked at; the current one. */
  number: z.int(),
  boxes: z
    .array(RedactionBox)
    .check(
      z.minLength(1, 'Draw a box over what must be hidden.'),
      z.maxLength(MOST_BOXES, `Use ${MOST_BOXES} boxes or fewer.`),
    ),
  /** Whether the pages without a box become pictures as well. */
  has_pictures_only: z.boolean(),
  reason: lineText(300).check(z.minLength(1, 'Enter the reason.')),
  group: z.string().check(z.maxLength(60)),
  folder: lineText(80),
  name: lineText(400).check(z.minLength(1, 'Name the file.')),
  is_shared: z.boolean(),
})
export type RedactionOrder = z.infer<typeof RedactionOrder>

/** What stands before the pictures in a request: the order, and of which page each picture is. */
export const RedactionHeader = z.strictObject({
  order: RedactionOrder,
  pictures: z
    .array(z.strictObject({ page: z.int(), bytes: z.int().check(z.minimum(1)) }))
    .check(
      z.minLength(1, 'Draw a box over what must be hidden.'),
      z.maxLength(
        MOST_PICTURES,
        `At most ${MOST_PICTURES} pages are made pictures at once. Redact the others in the copy.`,
      ),
    ),
})
export type RedactionHeader = z.infer<typeof RedactionHeader>

/** The numbers of the pages that become pictures, of a document with so many pages. */
export const picturePages = (
  { boxes, has_pictures_only }: Pick<RedactionOrder, 'boxes' | 'has_pictures_only'>,
  count: number,
): readonly number[] =>
  has_pictures_only ? Array.from({ length: count }, (_, at) => at + 1) : pagesWith(boxes)

/** 'Bank statement, redacted' of 'Bank statement.pdf'. */
export const redactedName = (name: string) => `${name.replace(/\.[a-z0-9]{1,8}$/i, '')}, redacted`
