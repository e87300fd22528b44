import { describe, expect, test } from 'vitest'
import {
  formatPhone,
  isMobile,
  nameOf,
  Phone,
  parseEmail,
  parsePhone,
  phoneProblem,
  phoneSearchDigits,
  salutationOf,
} from '#domain/contact'

describe('a telephone number', () => {
  test.each([
    ['07700 900482', '+447700900482'],
    ['+44 7700 900482', '+447700900482'],
    ['+44 (0)7700 900 482', '+447700900482'],
    ['0044 7700-900482', '+447700900482'],
    ['(020) 7946 0018', '+442079460018'],
    ['01743 260 999', '+441743260999'],
    ['016977 2345', '+44169772345'],
    ['0800 1111 222', '+448001111222'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['001 212 555 0100', '+12125550100'],
  ])('%s is kept as %s', (written, kept) => {
    expect(parsePhone(written)).toBe(kept)
    expect(phoneProblem(written)).toBeNull()
    expect(Phone.parse(written)).toBe(kept)
  })

  test.each([
    ['', 'Enter a telephone number.'],
    ['07700 9004', 'This number is too short. Check for missing digits.'],
    ['07700 900 4821', 'This number is too long. Check for extra digits.'],
    ['07700 900482 ext 3', 'Enter digits only. Leave out words and extensions.'],
    ['7700900482', 'Start with 0, or with + and the country code.'],
    ['04700 900482', 'This is not a UK number. Check the first digits.'],
  ])('%s is refused: %s', (written, message) => {
    expect(parsePhone(written)).toBeNull()
    expect(phoneProblem(written)).toBe(message)
  })

  test('is written as people read it', () => {
    expect(formatPhone('+447700900482')).toBe('07700 900482')
    expect(formatPhone('+442079460018')).toBe('020 7946 0018')
    expect(formatPhone('+441174960214')).toBe('0117 496 0214')
    expect(formatPhone('+441214960214')).toBe('0121 496 0214')
    expect(formatPhone('+441632960482')).toBe('01632 960482')
    expect(formatPhone('+33612345678')).toBe('+33612345678')
  })

  test('takes messages when it is a mobile', () => {
    expect(isMobile('+447700900482')).toBe(true)
    expect(isMobile('+441743260999')).toBe(false)
    expect(isMobile('+447000900482')).toBe(false)
  })
})

describe('an email address', () => {
  test.each([
    [' Owen.Tarrant@Mail.Example ', 'owen.tarrant@mail.example'],
    ['owen@', null],
    ['owen tarrant@mail.example', null],
  ])('%s is read as %s', (written, kept) => {
    expect(parseEmail(written)).toBe(kept)
  })
})

describe('a name', () => {
  test('is greeted by title where there is one', () => {
    expect(salutationOf({ title: 'Ms', first_name: 'Olive', last_name: 'Tarrant' })).toBe(
      'Ms Tarrant',
    )
    expect(salutationOf({ first_name: 'Olive', last_name: 'Tarrant' })).toBe('Olive Tarrant')
    expect(nameOf({ first_name: '', last_name: 'Tarrant' })).toBe('Tarrant')
  })
})

test.each([
  ['07700 900118', '7700900118'],
  ['+44 7700 900118', '7700900118'],
  ['0044 (0)7700-900118', '7700900118'],
  ['07700 9', '77009'],
  ['+33 6 12', '33612'],
  ['0770', null],
  ['26-S-01187', null],
  ['14 Larkfield Road', null],
])('%s is searched as %s', (typed, digits) => {
  expect(phoneSearchDigits(typed)).toBe(digits)
})
