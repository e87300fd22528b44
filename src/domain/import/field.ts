import { splitList } from './split-list.ts'

export type ImportField = {
  readonly key: string
  readonly label: string
  readonly example: string
  /** The accepted values, when the label does not say. */
  readonly hint?: string
  /** Headings, lower case without punctuation. */
  readonly names: readonly string[]
  /** Whether several columns may fill it; their cells are joined in order. */
  readonly joins?: boolean
  /** Whether rows without it are rejected. */
  readonly required?: boolean
}

export const personFields: readonly ImportField[] = [
  {
    key: 'name',
    label: 'Full name',
    example: 'Owen Tarrant',
    hint: 'Titles are removed.',
    names:
      splitList(`name, full name, client name, contact name, customer, client, contact, person, people,
      enquirer, applicant, applicant name, clients, lead name, matter client`),
  },
  {
    key: 'first_name',
    label: 'First name',
    example: 'Owen',
    names: splitList(
      `first name, forename, forenames, firstname, given name, christian name, fname, first`,
    ),
  },
  {
    key: 'last_name',
    label: 'Last name',
    example: 'Tarrant',
    names: splitList('last name, surname, lastname, family name, lname, last, second name'),
  },
  {
    key: 'email',
    label: 'Email',
    example: 'owen@tarrant.example',
    names:
      splitList(`email, email address, e mail, e mail address, mail, emailaddress, contact email, home
      email, personal email`),
  },
  {
    key: 'phone',
    label: 'Telephone',
    example: '07700 900482',
    names:
      splitList(`phone, telephone, mobile, mobile number, mobile phone, tel, tel no, phone number,
      telephone number, telephone no, mobile no, mobile tel, cell, contact number, contact no,
      phone 1, tel 1, primary phone, daytime phone`),
  },
  {
    key: 'other_phone',
    label: 'Other telephone',
    example: '0117 496 0000',
    hint: 'Saved with the message.',
    names:
      splitList(`home phone, work phone, landline, home telephone, work telephone, home tel, work tel,
      other phone, alternative phone, phone 2, tel 2, evening phone, home, secondary phone`),
  },
]

export const propertyFields: readonly ImportField[] = [
  {
    key: 'address',
    label: 'Address of the property',
    example: '14 Larkfield Road, Bristol',
    joins: true,
    names:
      splitList(`address, property address, property, address 1, address 2, address 3, address 4, address
      line 1, address line 2, address line 3, address line 4, addressline1, addressline2,
      addr1, addr2, street, street address, house, house number, house name, town, city, town
      city, county, locality, property address 1, property address line 1, transaction
      address, sale address, purchase address`),
  },
  {
    key: 'postcode',
    label: 'Postcode',
    example: 'BS1 4AA',
    names:
      splitList(`postcode, post code, postal code, zip, zip code, property postcode, pcode, pc, address
      postcode`),
  },
  {
    key: 'price',
    label: 'Price of the property',
    example: '£412,500',
    names:
      splitList(`price, property price, property value, value, asking price, sale price, purchase price,
      agreed price, estimated value, est price, estimated price, price estimate, amount,
      transaction value, consideration, loan amount, loan`),
  },
]

export const introducerFields: readonly ImportField[] = [
  {
    key: 'agency',
    label: 'Agency',
    example: 'Hartley & Co',
    names:
      splitList(`agency, agent, estate agent, introducer, introduced by, referrer, referred by, broker,
      work source, introducer name, agent name, estate agency, referral source, panel`),
  },
  {
    key: 'branch',
    label: 'Branch',
    example: 'Clifton',
    names: splitList(`branch, agent branch, office, agency branch, introducer branch, branch name`),
  },
  {
    key: 'negotiator',
    label: 'Negotiator',
    example: 'Bea Lowell',
    names: splitList(
      `negotiator, negotiator name, agent contact, introducer contact, neg, agent negotiator`,
    ),
  },
]

export const referenceField: ImportField = {
  key: 'reference',
  label: 'Reference',
  example: '00417',
  hint: 'Identifies the row when you import the file again.',
  names:
    splitList(`reference, ref, id, record id, number, our ref, our reference, external id, source
      reference, unique id, file ref, matter ref, matter reference, quote ref, quote
      reference, quote number, quote no, quote id, lead id, lead ref, lead number, lead no,
      case ref, case number, enquiry id, enquiry ref, enquiry number, guid`),
}

export const ownerField: ImportField = {
  key: 'owner',
  label: 'Owner',
  example: 'adviser@yourfirm.example',
  hint: 'A new-business adviser, by email address or full name.',
  names:
    splitList(`owner, assigned to, adviser, advisor, handler, case handler, lead owner, quote owner,
      salesperson, sales person, consultant, allocated to, user, owned by`),
}
