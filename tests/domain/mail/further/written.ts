/** A mail as its octets, and how it is read; `warn`, `tnef` and `calendar` name what must be said among others. */
export type WrittenMail = {
  readonly name: string
  readonly mail: string
  readonly expected: Readonly<Record<string, unknown>>
}

type File = Readonly<Record<string, unknown>>

type Answer = {
  readonly subject?: string | null
  readonly from?: Readonly<Record<string, unknown>>
  readonly text?: string
  readonly text_from?: 'plain' | 'html' | null
  readonly attachments?: readonly File[]
  readonly warn?: readonly string[]
  readonly tnef?: readonly string[]
  readonly calendar?: readonly string[]
  readonly nested?: readonly string[]
  readonly subject_any?: readonly (string | null)[]
  /** Only the beginning of the text is given. */
  readonly begins?: true
  /** What of the text its sender wrote anew. */
  readonly new_text?: string
}

const SENDER = { name: 'Sunita Rao', address: 'sunita@brookes.test' }

/** The octets of a text in UTF-8. */
export const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

export const base64 = (octets: string) => btoa(octets).replaceAll(/.{76}/g, '$&\r\n')

/** A mail of these lines, after the usual headers but for those that it has itself. */
export const written = (name: string, lines: readonly string[], answer: Answer): WrittenMail => {
  const own = lines.slice(0, Math.max(0, lines.indexOf(''))).join('\n')
  const usual = [
    ['From', 'Sunita Rao <sunita@brookes.test>'],
    ['To', 'cases@harcourt.test'],
    ['Subject', 'Keys'],
    ['MIME-Version', '1.0'],
  ].filter(([header]) => !new RegExp(`^${header} ?:`, 'im').test(own))
  return {
    name,
    mail: [...usual.map((it) => it.join(': ')), ...lines].join('\r\n'),
    expected: {
      subject: 'Keys',
      from: SENDER,
      text: '',
      text_from: 'plain',
      attachments: [],
      ...answer,
    },
  }
}

/** The lines of a multipart body. */
export const parts = (boundary: string, ...each: readonly (readonly string[])[]) => [
  ...each.flatMap((it) => [`--${boundary}`, ...it]),
  `--${boundary}--`,
]

export const plain = (text: string) => ['Content-Type: text/plain; charset=utf-8', '', text]
