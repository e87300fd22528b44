import { describe, expect, test } from 'vitest'
import { cellText } from '#domain/import/values'
import { safeCell } from '#domain/list/export'

const signs = [...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁼⁺⁻₌₊₋−']

describe('a cell that a spreadsheet would run', () => {
  test.each([...signs, '\t', '\r', '\n', '\0'].map((it) => [JSON.stringify(it), it]))(
    'is escaped when it begins with %s',
    (_, sign) => {
      expect(safeCell(`${sign}HYPERLINK("x")`)).toBe(`'${sign}HYPERLINK("x")`)
    },
  )

  test.each([' ', '\u00a0', '\u200b', '\ufeff', '\u202e', '\u3000', '\u0001'])(
    'is escaped behind an invisible character: %j',
    (hidden) => {
      expect(safeCell(`${hidden}＝1+1`)).toBe(`'${hidden}＝1+1`)
      expect(safeCell(`${hidden}=1+1`)).toBe(`'${hidden}=1+1`)
    },
  )

  test.each(signs)('is read back without its apostrophe: %s', (sign) => {
    expect(cellText(safeCell(`${sign}A1`))).toBe(`${sign}A1`)
  })
})

test.each(['Ida Noy', '', ' 12 High Street', '1+1', 'a=b', '-12.50', '-3', "O'Neill", '½ acre'])(
  'a cell that no spreadsheet runs stays as it is: %j',
  (text) => {
    expect(safeCell(text)).toBe(text)
  },
)
