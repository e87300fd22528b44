import { phoneWritten } from '#domain/contact'
import { splitName } from './name.ts'
import type { RowReader } from './row.ts'
import { postcodeIn, readEmail, readPhones, readPostcode } from './values.ts'

const LONGEST = { name: 80, address: 240, full: 170 }

/** The first and last name, from their own columns or from the full name. */
export const readName = ({ text }: RowReader) => {
  const first_name = text('first_name', LONGEST.name)
  const last_name = text('last_name', LONGEST.name)
  if (first_name !== '' || last_name !== '') return { first_name, last_name }
  const whole = splitName(text('name', LONGEST.full))
  return {
    first_name: whole.first_name.slice(0, LONGEST.name),
    last_name: whole.last_name.slice(0, LONGEST.name),
  }
}

/** The contact details; `others` are further telephone numbers, formatted. */
export const readReach = (row: RowReader) => {
  const phones = row.read('phone', readPhones, [])
  const more = row.read('other_phone', readPhones, [])
  const [phone = '', ...others] = [...phones, ...more]
  return {
    email: row.read('email', readEmail, ''),
    phone: phone === '' ? '' : phoneWritten(phone).slice(0, 32),
    others: others.map(phoneWritten),
  }
}

/** The property's address and postcode; the postcode may stand at the end of the address. */
export const readPlace = (row: RowReader) => {
  const address = row.text('address', LONGEST.address)
  return { address, postcode: row.read('postcode', readPostcode, '') || postcodeIn(address) }
}
