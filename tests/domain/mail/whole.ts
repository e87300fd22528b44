import { fieldsIn } from '#domain/is-record'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { printedMail } from '#worker/local/mail/printed'
import type { WrittenMail } from './further/written.ts'

/** What the beginning of a text does not show: its end, what of it is new, and a report where none is. */
export const inWhole = ({ mail, expected }: WrittenMail): string[] => {
  const read = fieldsIn(printedMail(parseMail(bytesOf(mail))))
  if ('kind' in expected) return []
  const found = 'kind' in read ? [`a report: ${read['kind']}`] : []
  if (!expected['begins'] && read['text'] !== expected['text']) found.push(`text ${read['text']}`)
  if ('new_text' in expected && read['new_text'] !== expected['new_text'])
    found.push(`new text ${read['new_text']}`)
  return found
}
