import * as z from 'zod/mini'
import { UploadEntry } from '#domain/document/bodies'

export const MOST_TEXT = 4000
export const MOST_FILES = 10
const MOST_OPENED = 100

const id = z.string().check(z.minLength(1), z.maxLength(100))
const text = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      MOST_TEXT,
      `Use ${MOST_TEXT} characters or fewer. Send the rest as a second message.`,
    ),
  )

/** What a client writes: text, files that have arrived, or both. */
export const OwnMessageEntry = z
  .strictObject({
    text,
    /** The uploads that go with it. */
    files: z
      .array(z.uuid())
      .check(z.maxLength(MOST_FILES, `Add ${MOST_FILES} files or fewer to one message.`)),
  })
  .check(
    z.refine((it) => it.text !== '' || it.files.length > 0, {
      message: 'Enter a message, or add a photo or document.',
      path: ['text'],
    }),
  )
export type OwnMessageEntry = z.infer<typeof OwnMessageEntry>

/** The file of a message, before the first of its bytes. */
export const MessageFileEntry = z.pick(UploadEntry, { id: true, name: true, bytes: true })
export type MessageFileEntry = z.infer<typeof MessageFileEntry>

export const FirmMessageEntry = z.strictObject({
  /** The contact of the client whom it is for. */
  client: id,
  text: text.check(z.minLength(1, 'Enter a message.')),
  /** The draft that this finishes; absent for what was typed in one go. */
  draft: z.optional(z.uuid()),
})
export type FirmMessageEntry = z.infer<typeof FirmMessageEntry>

/** The messages that a page has shown. */
export const MessageOpening = z.strictObject({ ids: z.array(id).check(z.maxLength(MOST_OPENED)) })
export type MessageOpening = z.infer<typeof MessageOpening>

export const MessageSettling = z.strictObject({ version: z.int().check(z.minimum(0)) })
export type MessageSettling = z.infer<typeof MessageSettling>
