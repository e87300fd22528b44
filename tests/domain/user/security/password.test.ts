import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordFault } from '#domain/user/security/password'

const context = {
  firm: 'Harcourt & Vane',
  name: 'Eleanor Shaw',
  email: 'eleanor.shaw@harcourt.test',
}
const faultOf = (password: string) => passwordFault(password, context)

describe('a new password', () => {
  test.each([
    'three green bottles',
    'correct horse battery staple kitchen',
    '七转八起不屈不挠的精神力量永不放弃',
    'пароль которого нет нигде',
    '            a b c d e',
    'Zq9$kLm2!pTxw4R',
    'harcourt keeps otters upstairs',
  ])('may be %s', (password) => {
    expect(faultOf(password)).toBeNull()
  })

  test.each([
    ['', 'at least 15'],
    ['fourteen chars', 'at least 15'],
    // Six characters, whatever their bytes.
    ['🦊🦊🦊🐻🐼🐨', 'at least 15'],
    [`${'otters '.repeat(20)}`, '128 characters at most'],
  ])('is not as short or long as %s', (password, words) => {
    expect(faultOf(password)).toContain(words)
  })

  test.each([
    'password1234567',
    'Password2026!!!!',
    'P@ssw0rd1234567',
    'passwordpassword',
    'letmein-letmein',
    'qwertyuiop12345',
    'asdfghjkl123456',
    '123456789012345',
    'abcdefghijklmno',
    'abcabcabcabcabc',
    'aaaaaaaaaaaaaaab',
    'liverpool2026!!',
    'football-arsenal1',
    'January2026!!!!',
    'zxcvbnmasdfghjk',
    '1q1q1q1q1q1q1q1q',
    'Conveyancing1!!',
  ])('is refused among the first that people try: %s', (password) => {
    expect(faultOf(password)).toContain('try first')
  })

  test.each([
    'HarcourtVane123',
    'harcourt-vane-26',
    'eleanorshaw9999',
    'Eleanor.Shaw.12',
    'eleanorshaw2026',
  ])('is refused where it is little but names: %s', (password) => {
    expect(faultOf(password)).toContain('mostly your name')
  })

  test('is judged alike however its characters are composed', () => {
    expect(faultOf('cafe\u0301 au lait aussi')).toBe(faultOf('caf\u00e9 au lait aussi'))
    // Fifteen typed characters that are fourteen.
    expect(faultOf('cafe\u0301 au lait a')).toContain('at least 15')
  })

  test('is judged at once, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
        const fault = faultOf(password)
        expect(fault === null || fault.endsWith('.')).toBe(true)
      }),
    )
  })
})
