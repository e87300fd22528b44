import { describe, expect, test } from 'vitest'
import { borderOf, elsewhereProblem, nationOfPostcode } from '#domain/nation'

describe('the nation of a postcode', () => {
  test.each([
    ['SW1A 1AA', 'England'],
    ['M1 1AE', 'England'],
    ['e16an', 'England'],
    ['SY1 1AA', 'England'],
    ['CH2 1AA', 'England'],
    ['HR1 2AA', 'England'],
    ['GL50 1AA', 'England'],
    ['CF10 1AA', 'Wales'],
    ['SA1 1AA', 'Wales'],
    ['LL30 1AA', 'Wales'],
    ['LD1 5AA', 'Wales'],
    ['NP20 1AA', 'Wales'],
    ['CH5 1AA', 'Wales'],
    ['sy16 1aa', 'Wales'],
    ['SY23 3AA', 'Wales'],
    ['SY23', 'Wales'],
  ])('%s lies in %s', (postcode, nation) => {
    expect(nationOfPostcode(postcode)).toBe(nation)
  })

  test.each(
    'CH1 CH4 GL16 HR3 HR5 LD7 LD8 LL14 NP16 NP25 SY5 SY10 SY13 SY14 SY15 SY21 SY22'.split(' '),
  )('%s is on the border, so the person is asked', (district) => {
    expect(nationOfPostcode(`${district} 1AA`)).toBeNull()
    expect(nationOfPostcode(district)).toBeNull()
  })

  test.each(['M1', 'BS1', 'CF10', 'M1 1AE', 'BS1 4DJ', 'CF10 3NP', '', 'SY2'])(
    '%s lies on no border, so nothing is asked',
    (postcode) => {
      expect(borderOf(postcode)).toBeNull()
      expect(elsewhereProblem(postcode)).toBeNull()
    },
  )

  test.each(['TD15 1AA', 'TD12 4AA', 'CA6 5AA', 'DG14 0AA'])(
    '%s is on the border with Scotland, so the person is asked',
    (postcode) => {
      expect(borderOf(postcode)).toBe('Scotland')
      expect(nationOfPostcode(postcode)).toBeNull()
      expect(elsewhereProblem(postcode)).toBeNull()
    },
  )

  test.each([
    ['EH1 1AA', 'Scotland'],
    ['EH1', 'Scotland'],
    ['TD1 1AA', 'Scotland'],
    ['DG1 1AA', 'Scotland'],
    ['bt1 1aa', 'Northern Ireland'],
    ['JE2 3AA', 'Jersey'],
    ['GY1 1AA', 'Guernsey'],
    ['IM1 1AA', 'the Isle of Man'],
  ])('%s is in %s: we cannot act, and say who can', (postcode, place) => {
    expect(elsewhereProblem(postcode)).toMatch(
      new RegExp(`^This property is in ${place}, and we act in England and Wales only. Suggest `),
    )
    expect(nationOfPostcode(postcode)).toBeNull()
  })

  test.each(['EH1 1AA', 'TD15 1AA', 'BT1 1AA', 'JE2 3AA', 'ZZ99 9ZZ', '', 'SY', '1AA', 'hello'])(
    '%s is in neither, so the person is asked',
    (postcode) => {
      expect(nationOfPostcode(postcode)).toBeNull()
    },
  )
})
