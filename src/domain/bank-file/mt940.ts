import {
  assertSum,
  type BankFile,
  BankFileFault,
  type DaysByHand,
  type RawLine,
  withIds,
} from './bank-file.ts'
import { dayOf, digitsIn, swiftPence } from './values.ts'

type Tag = { readonly tag: string; readonly value: string; readonly place: string }

/** The fields of a message; a line that begins no field goes on with the one before. */
const tagsIn = (text: string): readonly Tag[] => {
  const tags: Tag[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, tag, value = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    const last = tags.at(-1)
    if (tag !== undefined) tags.push({ tag, value, place: `line ${index + 1}` })
    else if (last !== undefined && !/^-?\}?$|^-/.test(line))
      tags[tags.length - 1] = { ...last, value: `${last.value}\n${line}` }
  }
  return tags
}

const balanceIn = ({ value, place }: Tag, account: string) => {
  const [, side, , currency, amount] = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)/.exec(value) ?? []
  if (side === undefined || amount === undefined)
    throw new BankFileFault('The balance cannot be read.', place)
  if (currency !== 'GBP')
    throw new BankFileFault(`The account ending ${account.slice(-4)} is in ${currency}.`, place)
  return swiftPence(amount, place) * (side === 'C' ? 1 : -1)
}

// Value date, entry date, side, third letter of the currency, amount, type, our reference // the bank's.
const LINE =
  /^(\d\d)(\d\d)(\d\d)(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d*)[A-Z][A-Z0-9]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n|$)/

const lineIn = ({ value, place }: Tag, days: DaysByHand): RawLine => {
  const match = LINE.exec(value)
  if (match === null) throw new BankFileFault('The line cannot be read.', place)
  const [, year = '', month = '', day = '', side = '', amount = '', own = '', bank = ''] = match
  const isIn = side === 'C' || side === 'RD'
  const reference = bank.trim() || own.trim()
  return {
    on: days[place] ?? dayOf(`20${year}`, month, day, { place, written: `${year}${month}${day}` }),
    amount: swiftPence(amount, place) * (isIn ? 1 : -1),
    text: '',
    reference: reference === '' || reference === 'NONREF' ? null : reference,
  }
}

const linesOf = (tags: readonly Tag[], days: DaysByHand): readonly RawLine[] => {
  const lines: RawLine[] = []
  for (const [index, tag] of tags.entries()) {
    if (tag.tag === '61') lines.push(lineIn(tag, days))
    const last = lines.at(-1)
    if (tag.tag === '86' && last !== undefined && tags[index - 1]?.tag === '61')
      lines[lines.length - 1] = { ...last, text: tag.value.replaceAll('\n', ' ').trim() }
  }
  return lines
}

/** A statement as SWIFT's MT940, its parts one after the other. Throws BankFileFault. */
export const mt940Statement = (text: string, days: DaysByHand = {}): BankFile => {
  const tags = tagsIn(text)
  const accounts = new Set(tags.filter(({ tag }) => tag === '25').map(({ value }) => value.trim()))
  if (accounts.size !== 1) throw new BankFileFault('The file must be of one account.')
  const opening = tags.find(({ tag }) => tag === '60F')
  const closing = tags.findLast(({ tag }) => tag === '62F')
  if (opening === undefined || closing === undefined)
    throw new BankFileFault('The file is cut: its opening or closing balance is missing.')
  const [account = ''] = accounts
  const digits = digitsIn(account)
  const sums = { opening: balanceIn(opening, digits), closing: balanceIn(closing, digits) }
  const lines = withIds(digits, linesOf(tags, days))
  assertSum({ account: digits, ...sums, lines })
  return { form: 'MT940', account: digits, ...sums, lines }
}
