import type { DocumentVersion } from '#domain/document/document'

/** How a file leaves by WhatsApp. */
export type MediaKind = 'image' | 'document'

const MB = 1024 * 1024

/** Most bytes of a picture, as the Cloud API takes it. */
const MOST_PICTURE = 5 * MB
/** The Cloud API takes documents of 100 MB; ours are read into memory, and are as large as those of mail. */
const MOST_DOCUMENT = 25 * MB

/** Most letters under a file. */
export const MOST_CAPTION = 1024

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const pictures: readonly string[] = ['image/jpeg', 'image/png']
const documents: readonly string[] = [
  'application/pdf',
  'text/plain',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  `${OFFICE}wordprocessingml.document`,
  `${OFFICE}spreadsheetml.sheet`,
  `${OFFICE}presentationml.presentation`,
]

type Sent = Pick<DocumentVersion, 'mime' | 'bytes'>

/** As what a file leaves; null for a type that the Cloud API does not take. */
export const mediaKindOf = ({ mime }: Pick<Sent, 'mime'>): MediaKind | null => {
  if (pictures.includes(mime)) return 'image'
  return documents.includes(mime) ? 'document' : null
}

/** Why a file cannot be sent by WhatsApp; null when it can. */
export const mediaProblem = (file: Sent): string | null => {
  const kind = mediaKindOf(file)
  if (kind === null)
    return 'WhatsApp takes PDF, Word, Excel, PowerPoint and text files, and JPEG and PNG pictures.'
  if (file.bytes === 0) return 'The file is empty.'
  if (kind === 'image' && file.bytes > MOST_PICTURE)
    return 'WhatsApp takes pictures of up to 5 MB. Send it as a PDF or by email.'
  return file.bytes > MOST_DOCUMENT ? 'WhatsApp takes files of up to 25 MB from here.' : null
}
