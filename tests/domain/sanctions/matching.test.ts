import { describe, expect, test } from 'vitest'
import { likenessTo, searchKeys } from '#domain/sanctions/matching'
import { nameTokens, skeletonOf } from '#domain/sanctions/names'

const entry = { names: ['Sergei Ivanovich PETROV'], births: ['1965-03-08'] }
const like = (name: string, born: string | null = null, to = entry) =>
  likenessTo({ names: [name], born }, to)

describe('a name', () => {
  test('is compared without accents, titles, legal forms and the order of its words', () => {
    expect(nameTokens('Dr. José Al-Núñez')).toEqual(['jose', 'nunez'])
    expect(nameTokens('Marches Trading, LLC')).toEqual(['marches', 'trading'])
    expect(like('Petrov, Sergei')).toMatchObject({ score: 1 })
  })

  test.each([
    ['Gaddafi', 'Qadhafi'],
    ['Mohammed', 'Muhammad'],
    ['Yusuf', 'Youssef'],
    ['Vladimir', 'Wladimir'],
    ['Aleksandr', 'Alexander'],
    ['Sergey', 'Serguei'],
    ['Zakharov', 'Sakharov'],
    ['Petrov', 'Petroff'],
  ])('%s is found by %s, as another alphabet may be spelt', (one, other) => {
    expect(skeletonOf(nameTokens(one)[0] ?? '')).toBe(skeletonOf(nameTokens(other)[0] ?? ''))
    expect(like(`${one} Hassan`, null, { names: [`${other} HASSAN`], births: [] })).not.toBeNull()
  })

  test('that shares one word with another is somebody else', () => {
    expect(like('Sergei Bulgakov')).toBeNull()
    expect(like('Margaret Petrov')).toBeNull()
    expect(like('Petrov')).toBeNull()
  })

  test('is found by the consonants of each of its words', () => {
    expect(searchKeys(['Sergei Petrov', 'Sergey Petrow'])).toHaveLength(2)
  })
})

describe('a birth date', () => {
  test('that agrees lets a name be less alike', () => {
    expect(like('Sergey Petrovsky')).toBeNull()
    expect(like('Sergey Petrovsky', '1965-03-08')).toMatchObject({ born: 'agrees' })
  })

  test('that differs asks for more, and clears nobody of the very name', () => {
    expect(like('Sergey Petrof', '1990-01-01')).toBeNull()
    expect(like('Sergei Petrov', '1990-01-01')).toMatchObject({ born: 'differs', score: 1 })
  })

  test('a year away is not held against anybody', () => {
    expect(like('Sergei Petrov', '1966-03-08')).toMatchObject({ born: 'unknown' })
  })
})
