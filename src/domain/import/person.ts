import { formatPhone } from '#domain/contact'
import { splitName } from './name.ts'
import type { RowReader } from './row.ts'
import { parseEmailCell, parsePhones, parsePostcodeCell, postcodeIn } from './values.ts'

const LONGEST = { name: 80, address: 240, full: 170 }

export const parseName = ({ text }: RowReader) => {
  const first_name = text('first_name', LONGEST.name)
  const last_name = text('last_name', LONGEST.name)
  if (first_name !== '' || last_name !== '') return { first_name, last_name }
  const full = splitName(text('name', LONGEST.full))
  return {
    first_name: full.first_name.slice(0, LONGEST.name),
    last_name: full.last_name.slice(0, LONGEST.name),
  }
}

/** The contact details; `others` are further telephone numbers, formatted. */
export const parseAccess = (row: RowReader) => {
  const phones = row.parsed('phone', parsePhones, [])
  const more = row.parsed('other_phone', parsePhones, [])
  const [phone = '', ...others] = [...phones, ...more]
  return {
    email: row.parsed('email', parseEmailCell, ''),
    phone: phone === '' ? '' : formatPhone(phone).slice(0, 32),
    others: others.map(formatPhone),
  }
}

/** The property's address and postcode; the postcode may stand at the end of the address. */
export const parseLocation = (row: RowReader) => {
  const address = row.text('address', LONGEST.address)
  return { address, postcode: row.parsed('postcode', parsePostcodeCell, '') || postcodeIn(address) }
}
