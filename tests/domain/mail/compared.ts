import { fieldsIn } from '#domain/is-record'
import { parseMail } from '#domain/mail/mail'
import { printedMail } from '#worker/local/mail/printed'

const plain = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const answers = (wanted: Readonly<Record<string, unknown>>, name: string) => [
  plain(wanted[name]),
  ...listOf(wanted[`${name}_any`]).map(plain),
]

/** What differs between how a mail is read and what was published of it, a line each. */
export const differencesOf = (bytes: Uint8Array, expected: unknown): string[] => {
  const wanted = fieldsIn(expected)
  const read = fieldsIn(JSON.parse(JSON.stringify(printedMail(parseMail(bytes)))))
  return 'kind' in wanted ? reportDifferences(wanted, read) : mailDifferences(wanted, read)
}

type Fields = Readonly<Record<string, unknown>>

const mailDifferences = (wanted: Fields, read: Fields) => {
  const [from, readFrom] = [fieldsIn(wanted['from']), fieldsIn(read['from'])]
  const found: string[] = []
  if (!answers(wanted, 'subject').includes(read['subject']))
    found.push(`subject ${read['subject']}`)
  for (const name of ['name', 'address'])
    if (!answers(from, name).includes(readFrom[name])) found.push(`${name} ${readFrom[name]}`)
  if (!String(read['text']).startsWith(String(wanted['text']).trim()))
    found.push(`text ${read['text']}`)
  if (read['text_from'] !== wanted['text_from']) found.push(`text from ${read['text_from']}`)
  const files = listOf(read['attachments']).map(fieldsIn)
  for (const file of listOf(wanted['attachments']).map(fieldsIn))
    if (!file['optional'] && !files.some((it) => isSameFile(file, it)))
      found.push(`file ${file['name']} in ${JSON.stringify(files)}`)
  const expected = listOf(wanted['attachments']).length
  return files.length > expected ? [...found, `${files.length} files`] : found
}

const isSameFile = (wanted: Fields, file: Fields) =>
  (wanted['name'] === null || answers(wanted, 'name').includes(file['name'])) &&
  wanted['type'] === file['type'] &&
  Math.abs(Number(wanted['bytes'] ?? file['bytes']) - Number(file['bytes'])) <= 2 &&
  (wanted['inline'] === undefined || wanted['inline'] === file['inline'])

const reportDifferences = (wanted: Fields, read: Fields) => {
  const found = ['kind', 'verdict']
    .filter((name) => wanted[name] !== read[name])
    .map((name) => `${name} ${read[name]}`)
  const id = wanted['original_message_id']
  if (id !== undefined && id !== read['original_message_id'])
    found.push(`message ${read['original_message_id']}`)
  for (const [name, value] of Object.entries(fieldsIn(wanted['report'])))
    if (fieldsIn(read['report'])[name] !== value) found.push(`report ${name}`)
  const recipients = listOf(read['recipients']).map(fieldsIn)
  for (const recipient of listOf(wanted['recipients']).map(fieldsIn))
    if (!recipients.some((it) => isSameRecipient(recipient, it)))
      found.push(`recipient ${recipient['address']} in ${JSON.stringify(recipients)}`)
  return recipients.length > listOf(wanted['recipients']).length
    ? [...found, 'more recipients']
    : found
}

const isSameRecipient = (wanted: Fields, read: Fields) =>
  String(wanted['address']).toLowerCase() === read['address'] &&
  wanted['action'] === read['action'] &&
  wanted['status'] === read['status'] &&
  String(read['diagnostic'] ?? '').startsWith(String(wanted['diagnostic'] ?? '')) &&
  String(read['diagnostic'] ?? '').includes(String(wanted['diagnostic_contains'] ?? ''))
