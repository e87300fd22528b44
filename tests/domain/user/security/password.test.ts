import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordFault } from '#domain/user/security/password'
import { frequentPasswords } from '#domain/user/security/predictable-words'

const context = {
  firm: 'Harcourt & Vane',
  name: 'Eleanor Shaw',
  email: 'eleanor.shaw@harcourt.test',
}
const leets: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '$', t: '7' }
/** A word with the signs that look like its letters; one with digits stays, as they would be read as letters. */
const leet = (word: string) =>
  /\d/.test(word) ? word : [...word].map((letter) => leets[letter] ?? letter).join('')

const faultOf = (password: string) => passwordFault(password, context)

describe('a new password', () => {
  test.each([
    'three green bottles',
    'correct otter battery staple kitchen',
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
    '1q2w3e4r5t6y7u8i',
    '1234562026!!!!!',
    'D33db0x-2026!!!',
    'dragon monkey 77',
    'correct horse battery staple',
    'M1chelle-j0rdan',
  ])('is refused among the first that people try: %s', (password) => {
    expect(faultOf(password)).toContain('try first')
  })

  test.each([
    'HarcourtVane123',
    'harcourt-vane-26',
    'eleanorshaw9999',
    'Eleanor.Shaw.12',
    'eleanorshaw2026',
    'H4rc0urt&V4ne!!',
    '3l3@n0r.$h@w.12',
    'V-a-n-e-S-h-a-w-26',
    'har1court2vane3',
  ])('is refused where it is little but names: %s', (password) => {
    expect(faultOf(password)).toContain('mostly your name')
  })

  test('is refused for each of the 3,000 that people choose most, whatever is put around it', () => {
    const chosen = frequentPasswords.slice(0, 3_000)
    const disguises: ((word: string) => string)[] = [
      (word) => `${word}2026!!!!!!!!!!!`,
      (word) => `!!!!!!!!!!!!${word}77`,
      (word) => `${word}-${word}-${word}-${word}`,
      (word) => `${word.toUpperCase()}.password.99`,
      (word) => `${leet(word)}!!!!!!!!!!!!`,
    ]
    const allowed = chosen.flatMap((word) =>
      disguises.map((disguise) => disguise(word)).filter((it) => faultOf(it) === null),
    )
    expect(chosen).toHaveLength(3_000)
    expect(allowed).toEqual([])
  })

  test('is hardly ever refused where it is random', () => {
    const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!$%-'
    const password = fc.string({
      unit: fc.constantFrom(...letters),
      minLength: 15,
      maxLength: 20,
    })
    const refused = fc
      .sample(password, { numRuns: 5_000, seed: 27 })
      .filter((it) => faultOf(it) !== null)
    expect(refused).toEqual([])
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
