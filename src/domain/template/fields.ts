import { fieldsFrom, type MergeField } from './field.ts'
import type { TemplateInput } from './template.ts'

const firm = fieldsFrom([
  ['firm.name', 'The firm’s name'],
  ['firm.address', 'The firm’s address'],
  ['firm.phone', 'The firm’s telephone number'],
  ['firm.email', 'The firm’s email address'],
  ['firm.regulator', 'The firm’s regulator: SRA or CLC'],
  ['firm.regulator_number', 'The firm’s number with its regulator'],
  ['today', 'The day on which it is made', 'date'],
  ['signature', 'Who sends it, with the lines below their name'],
  ['portal', 'The address of the client portal'],
])

const ourCase = fieldsFrom([
  ['case.ref', 'Our reference'],
  ['case.matter', 'The matter in a sentence: sale, purchase'],
  ['case.tenure', 'freehold or leasehold'],
  ['case.nation', 'England or Wales'],
  ['case.price', 'The price', 'money'],
  ['case.deposit', 'The deposit', 'money'],
  ['case.fees', 'Our fees without VAT', 'money'],
  ['case.other_parties', 'The names of the buyers or sellers on the other side'],
  ['case.linked_ref', 'The reference of the linked case'],
  ['case.enquiries_raised', 'How many enquiries were raised', 'number'],
  ['case.enquiries_open', 'How many enquiries are open', 'number'],
  ['case.handler.name', 'The fee earner'],
  ['case.handler.job_title', 'The fee earner’s job title'],
  ['case.handler.phone', 'The fee earner’s telephone number'],
  ['case.handler.email', 'The fee earner’s email address'],
  ['case.assistant', 'The assistant’s name'],
])

const dates = fieldsFrom([
  ['case.instructed_on', 'The day of instruction', 'date'],
  ['case.exchange_target_on', 'The target for exchange', 'date'],
  ['case.exchanged_on', 'The day of exchange', 'date'],
  ['case.completion_on', 'The day of completion, agreed or planned', 'date'],
  ['case.completed_on', 'The day on which completion took place', 'date'],
  ['case.offer_expires_on', 'The last day of the mortgage offer', 'date'],
  ['case.searches_expire_on', 'The last day of the searches', 'date'],
  ['case.tax_due_on', 'The last day of the tax return', 'date'],
  ['case.tax_filed_on', 'The day on which the tax return was filed', 'date'],
  ['case.lodged_on', 'The day of the application for registration', 'date'],
  ['case.registered_on', 'The day of registration', 'date'],
  ['case.retained_until', 'The day until which the file is stored', 'date'],
])

const people = fieldsFrom([
  ['client.salutation', 'How the letter greets every client'],
  ['client.names', 'The names of every client'],
  ['client.count', 'How many clients there are', 'number'],
  ['clients', 'Each client', 'list'],
  ['clients[].name', 'The name of this client'],
  ['clients[].salutation', 'How a letter greets this client'],
  ['clients[].email', 'The email address of this client'],
  ['clients[].phone', 'The telephone number of this client'],
  ['clients[].role', 'seller, buyer, borrower …'],
  ['recipient.name', 'The name of whoever receives it'],
  ['other_side.firm', 'The firm on the other side'],
  ['other_side.handler', 'Who acts on the other side'],
  ['other_side.email', 'The email address of the other side'],
  ['agent.firm', 'The estate agent'],
  ['agent.branch', 'The branch of the estate agent'],
  ['agent.name', 'The negotiator'],
  ['broker.firm', 'The mortgage broker’s firm'],
  ['broker.name', 'The mortgage broker'],
])

const property = fieldsFrom([
  ['property.address', 'The address on one line'],
  ['property.line', 'The first line of the address'],
  ['property.town', 'The town'],
  ['property.postcode', 'The postcode'],
  ['title.numbers', 'The title numbers'],
  ['title.class', 'The class of title'],
  ['title.proprietors', 'The registered proprietors'],
  ['title.entries', 'Restrictions, notices and charges on the title'],
])

const mortgage = fieldsFrom([
  ['lender.name', 'The new lender'],
  ['lender.ref', 'The new lender’s reference'],
  ['lender.amount', 'The amount of the new mortgage', 'money'],
  ['lender.conditions', 'The conditions of the mortgage offer'],
  ['redemption.lender', 'The lender to be repaid'],
  ['redemption.account', 'The mortgage account, masked'],
  ['redemption.figure', 'What repays the mortgage', 'money'],
  ['redemption.daily_rate', 'The interest for each further day', 'money'],
  ['redemption.on', 'The day of the figure', 'date'],
  ['redemptions', 'Each mortgage to be repaid', 'list'],
  ['redemptions[].lender', 'The lender of this mortgage'],
  ['redemptions[].account', 'The account of this mortgage, masked'],
  ['redemptions[].figure', 'What repays this mortgage', 'money'],
  ['redemptions[].daily_rate', 'The interest for each further day', 'money'],
])

const quote = fieldsFrom([
  ['quote.number', 'The number of the quote'],
  ['quote.total', 'The total with VAT and payments to others', 'money'],
  ['quote.fees', 'Our fees with VAT', 'money'],
  ['quote.vat', 'The VAT', 'money'],
  ['quote.disbursements', 'What is paid to others', 'money'],
  ['quote.tax', 'The land tax', 'money'],
  ['quote.tax_name', 'Stamp Duty Land Tax or Land Transaction Tax'],
  ['quote.valid_until', 'The last day of the quote', 'date'],
  ['quote.lines', 'Each line of the quote', 'list'],
  ['quote.lines[].label', 'What this line is for'],
  ['quote.lines[].amount', 'The amount of this line with VAT', 'money'],
])

/** Every merge field, in the order in which editors list them. */
export const mergeFields: readonly MergeField[] = [
  ...firm,
  ...people,
  ...property,
  ...ourCase,
  ...dates,
  ...mortgage,
  ...quote,
]

const kindOfInput = { text: 'text', long_text: 'text', date: 'date', money: 'money' } as const

/** The merge fields of a template’s own questions. */
export const inputFields = (inputs: readonly TemplateInput[]): MergeField[] =>
  inputs.flatMap(({ key, label, kind }): MergeField[] => {
    const path = `ask.${key}`
    if (kind === 'lines')
      return [
        { path, label, kind: 'list' },
        { path: `${path}[]`, label, kind: 'text' },
      ]
    return [{ path, label, kind: kind === 'number' ? 'number' : kindOfInput[kind] }]
  })
