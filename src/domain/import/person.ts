import { phoneWritten } from '#domain/contact'
import { splitName } from './name.ts'
import type { RowReader } from './row.ts'
import { postcodeIn, readEmail, readPhones, readPostcode } from './values.ts'

const LONGEST = { name: 80, address: 240, full: 170 }

/** The name as its columns give it: apart, or whole. */
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

/** How they are reached; `others` are further numbers as they were written. */
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

/** Where the property is; a postcode at the end of the address is read where it has no column. */
export const readPlace = (row: RowReader) => {
  const address = row.text('address', LONGEST.address)
  return { address, postcode: row.read('postcode', readPostcode, '') || postcodeIn(address) }
}
