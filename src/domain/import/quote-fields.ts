import {
  type ImportField,
  introducerFields,
  ownerField,
  personFields,
  propertyFields,
  referenceField,
} from './field.ts'
import { splitList } from './split-list.ts'

export const quoteFields: readonly ImportField[] = [
  referenceField,
  {
    key: 'quoted_on',
    label: 'Quoted on',
    example: '27/11/2025',
    required: true,
    names:
      splitList(`quoted on, quoted, quote date, date quoted, date of quote, date, created, created at,
      created on, created date, date created, quote sent, sent, sent at, sent on, date sent,
      received`),
  },
  ...personFields.filter(({ key }) => key !== 'other_phone'),
  {
    key: 'second_name',
    label: 'Second client',
    example: 'Olive Tarrant',
    names:
      splitList(`second client, client 2, client 2 name, second client name, joint client, co client,
      applicant 2, partner, joint applicant, joint name`),
  },
  {
    key: 'subject',
    label: 'Matter',
    example: 'Sale',
    required: true,
    hint: 'Sale, purchase, remortgage or transfer of equity. A sale and a purchase are two rows.',
    names:
      splitList(`matter, matter type, transaction type, transaction, type, work type, case type, quote
      type, service, type of work, quote for, subject, wants`),
  },
  {
    key: 'sale_stage',
    label: 'Stage',
    example: 'Sold',
    hint: 'Presold or sold. Presold if the file does not say.',
    names: splitList(
      `stage, sale stage, offer accepted, offer, position, property status, sstc, sale agreed`,
    ),
  },
  ...propertyFields,
  {
    key: 'tenure',
    label: 'Tenure',
    example: 'Leasehold',
    names: splitList(
      `tenure, property tenure, freehold leasehold, title type, leasehold, tenure type`,
    ),
  },
  {
    key: 'lender',
    label: 'Lender',
    example: 'Nationwide',
    names: splitList('lender, mortgage lender, bank, mortgage company, new lender'),
  },
  {
    key: 'fee',
    label: 'Our fee excluding VAT',
    example: '£945.00',
    hint: 'Required for every quote that was sent.',
    names:
      splitList(`fee, legal fee, legal fees, our fee, our fees, fees, fee ex vat, fee ex, fee excl vat,
      fees ex vat, legal fee ex vat, professional fee, professional fees, conveyancing fee,
      quote amount, net fee, fee net, profit costs, fee without vat, our
      fee without vat`),
  },
  {
    key: 'disbursements',
    label: 'Disbursements including VAT',
    example: '£386.00',
    names: splitList(`disbursements, disbursement, total disbursements, disbs, third party costs,
      disbursements inc vat, disbursements with their vat, outlays`),
  },
  {
    key: 'total',
    label: 'Total including VAT',
    example: '£1,520.00',
    hint: 'Checked against the fee. Anything above the fee and its VAT counts as disbursements.',
    names:
      splitList(`total, quote total, total inc vat, total incl vat, grand total, total quote, total cost,
      all in, total with vat, total quoted, gross total`),
  },
  {
    key: 'status',
    label: 'Status',
    example: 'Following up',
    hint: 'Draft, sent, following up, accepted, instructed or lost.',
    names: splitList(`status, quote status, state, outcome, result, case status, disposition`),
  },
  {
    key: 'valid_until',
    label: 'Valid until',
    example: '11/12/2025',
    hint: 'An open quote past this date is imported as lost.',
    names: splitList(
      `valid until, valid to, expiry, expires, expiry date, expires on, quote expiry, validity`,
    ),
  },
  {
    key: 'accepted_on',
    label: 'Accepted on',
    example: '02/12/2025',
    names:
      splitList(`accepted, accepted on, date accepted, instructed on, date instructed, instruction date,
      won date, converted on, date won`),
  },
  {
    key: 'dead_on',
    label: 'Lost on',
    example: '12/12/2025',
    names: splitList(
      `dead on, died on, lost on, date lost, closed on, date closed, lost date, closed date`,
    ),
  },
  {
    key: 'dead_reason',
    label: 'Lost reason',
    example: 'Price',
    names:
      splitList(`dead reason, lost reason, reason lost, reason, why it died, why lost, closed reason, outcome reason,
      reason for loss`),
  },
  {
    key: 'case_ref',
    label: 'Conveyance',
    example: '26-S-01187',
    hint: 'The case that an instructed quote became.',
    names:
      splitList(`conveyance, case, conveyance ref, matter number, file number, linked case, instructed
      case`),
  },
  ...introducerFields,
  {
    key: 'referral_fee',
    label: 'Referral fee',
    example: '£150.00',
    names: splitList(
      `referral fee, introducer fee, commission, referral, introduction fee, agent fee`,
    ),
  },
  ownerField,
  {
    key: 'giver',
    label: 'Given by',
    example: 'Hannah Reed',
    hint: 'A current or former member of staff, by email address or full name.',
    names: splitList(
      `given by, giver, quote giver, quoted by, created by, prepared by, quote by, author`,
    ),
  },
  {
    key: 'bdm',
    label: 'BDM',
    example: 'Callum Price',
    names: splitList(`bdm, business development manager, account manager, relationship manager`),
  },
]
