import { expect, test } from 'vitest'
import { emptyProfile, PersonProfile, profileProblems } from '#domain/user/profile/profile'
import {
  defaultSignatureLines,
  firmSignature,
  personSignature,
  signatureLines,
} from '#domain/user/profile/signature'

const firm = {
  brand: { name: 'Harcourt & Sons', strapline: '', hue: 150, chroma: 0.1 },
  phone: '0117 496 0000',
  email: 'hello@harcourt.test',
  address: '1 Mill Street, Bristol',
  regulator: { body: 'SRA', number: '612345' },
} as const
const person = {
  first_name: 'Eleanor',
  last_name: 'Shaw',
  job_title: 'Senior conveyancer',
  phone: '0117 496 0214',
  email: 'eleanor@harcourt.test',
  profile: {
    ...emptyProfile,
    regulator: 'CLC',
    regulator_number: '11 0428',
    phone_extension: '214',
    signature: 'I work Monday to Thursday.',
  },
} as const

test('a signature has the name, then the chosen lines in one order', () => {
  expect(personSignature(person, firm, defaultSignatureLines).split('\n')).toEqual([
    'Eleanor Shaw',
    'Senior conveyancer',
    'CLC licence 11 0428',
    '0117 496 0214, extension 214',
    'eleanor@harcourt.test',
    'I work Monday to Thursday.',
    'Harcourt & Sons',
    '0117 496 0000',
  ])
  expect(personSignature(person, firm, ['firm_regulator', 'firm_address', 'job_title'])).toBe(
    'Eleanor Shaw\nSenior conveyancer\n1 Mill Street, Bristol\nRegulated by the SRA, number 612345',
  )
})

test('what is not known leaves no line', () => {
  const bare = { ...person, job_title: null, phone: null, profile: emptyProfile }
  expect(personSignature(bare, firm, signatureLines).split('\n').slice(0, 3)).toEqual([
    'Eleanor Shaw',
    'eleanor@harcourt.test',
    'Harcourt & Sons',
  ])
  const mailbox = { ...person, profile: { ...person.profile, mailbox: 'moves@harcourt.test' } }
  expect(personSignature(mailbox, firm, ['email'])).toBe('Eleanor Shaw\nmoves@harcourt.test')
})

test('a firm without a telephone signs with words for it', () => {
  expect(firmSignature({ ...firm, phone: '' })).toBe(
    'Harcourt & Sons\nour office number\nhello@harcourt.test',
  )
})

test('a number needs a regulator, a regulator a number, and nobody supervises themselves', () => {
  const fieldsOf = (change: Partial<PersonProfile>) =>
    Object.keys(profileProblems({ ...emptyProfile, ...change }, 'u1'))
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ regulator_number: '1' })).toEqual(['regulator'])
  expect(fieldsOf({ regulator: 'SRA' })).toEqual(['regulator_number'])
  expect(fieldsOf({ supervisor_id: 'u1' })).toEqual(['supervisor_id'])
})

test.each([
  ['signature', 'one\ntwo\nthree\nfour\nfive'],
  ['signature', 'bell\u0007'],
  ['signature', 'one\r\ntwo'],
  ['phone_extension', 'ext 2'],
  ['mailbox', 'nobody'],
  ['capacity', 0],
  ['regulator_number', '1\n2'],
])('a profile refuses %s as %j', (field, value) => {
  expect(PersonProfile.safeParse({ ...emptyProfile, [field]: value }).success).toBe(false)
})
