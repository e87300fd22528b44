/** What the first bytes of a file say that it is; Office files are archives or compound files. */
export type Container =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'heic'
  | 'tiff'
  | 'archive'
  | 'compound'
  | 'program'
  | 'text'

export type FileType = {
  /** 'PDF' in 'Choose a PDF'. */
  readonly name: string
  readonly mime: string
  readonly container: Container
}

const picture = (name: string, container: Container): FileType => ({
  name,
  mime: `image/${container}`,
  container,
})

/** The types of document that are filed, by their ending. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  '.pdf': { name: 'PDF', mime: 'application/pdf', container: 'pdf' },
  '.docx': {
    name: 'Word document',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    container: 'archive',
  },
  '.xlsx': {
    name: 'Excel workbook',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    container: 'archive',
  },
  '.doc': { name: 'Word document', mime: 'application/msword', container: 'compound' },
  '.msg': { name: 'Outlook message', mime: 'application/vnd.ms-outlook', container: 'compound' },
  '.eml': { name: 'message', mime: 'message/rfc822', container: 'text' },
  '.txt': { name: 'text file', mime: 'text/plain', container: 'text' },
  '.jpg': picture('JPEG picture', 'jpeg'),
  '.jpeg': picture('JPEG picture', 'jpeg'),
  '.png': picture('PNG picture', 'png'),
  '.heic': picture('HEIC picture', 'heic'),
  '.tif': picture('TIFF picture', 'tiff'),
  '.tiff': picture('TIFF picture', 'tiff'),
}

type Magic = {
  readonly container: Container
  readonly at: number
  readonly bytes: readonly number[]
}

const asciiOf = (text: string) => [...text].map((it) => it.charCodeAt(0))

const magics: readonly Magic[] = [
  { container: 'pdf', at: 0, bytes: asciiOf('%PDF-') },
  { container: 'png', at: 0, bytes: [0x89, ...asciiOf('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] },
  { container: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { container: 'tiff', at: 0, bytes: [...asciiOf('II'), 0x2a, 0] },
  { container: 'tiff', at: 0, bytes: [...asciiOf('MM'), 0, 0x2a] },
  { container: 'heic', at: 4, bytes: asciiOf('ftyphei') },
  { container: 'heic', at: 4, bytes: asciiOf('ftypmif1') },
  { container: 'archive', at: 0, bytes: [...asciiOf('PK'), 3, 4] },
  { container: 'compound', at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { container: 'program', at: 0, bytes: asciiOf('MZ') },
  { container: 'program', at: 0, bytes: [0x7f, ...asciiOf('ELF')] },
  { container: 'program', at: 0, bytes: asciiOf('#!') },
]

const TEXT_BYTES = 4096

// A text has no control characters but tab, line feed, form feed and carriage return.
const isText = (bytes: Uint8Array) =>
  bytes.length > 0 &&
  bytes
    .subarray(0, TEXT_BYTES)
    .every((it) => it >= 0x20 || it === 0x09 || it === 0x0a || it === 0x0c || it === 0x0d)

/** What a file is by its bytes; null for what is none of these. */
export const containerOf = (bytes: Uint8Array): Container | null => {
  const found = magics.find(({ at, bytes: magic }) =>
    magic.every((byte, index) => bytes[at + index] === byte),
  )
  if (found) return found.container
  return isText(bytes) ? 'text' : null
}

const containerNames: Readonly<Record<Container, string>> = {
  pdf: 'a PDF',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  heic: 'a HEIC picture',
  tiff: 'a TIFF picture',
  archive: 'an archive',
  compound: 'an old Office file',
  program: 'a program',
  text: 'plain text',
}

/** Why a file whose name has this ending is not what its bytes say; null when both agree. */
export const typeProblem = (ending: string, bytes: Uint8Array): string | null => {
  const type = fileTypes[ending]
  const container = containerOf(bytes)
  if (type === undefined) return 'This type of file cannot be kept. Save it as a PDF and try again.'
  if (container === type.container) return null
  if (container === null)
    return `This file is damaged, or it is not a ${type.name}. Open it, save it again and try again.`
  return `This file is named ${ending}, but it is ${containerNames[container]}. Choose the ${type.name} itself.`
}
