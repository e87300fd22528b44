import { describe, expect, test } from 'vitest'
import { sanctionsFile } from '#domain/sanctions/file'
import { SanctionsFileFault } from '#domain/sanctions/list'

const uk = `Report Date: 20-Nov-2026
Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Regime Name,Designation Type,D.O.B,Date Designated
01/02/2025,RUS0001,13001,,PETROV,Sergei,Ivanovich,,,,Primary Name,Russia,Individual,08/03/1965,24/02/2022
01/02/2025,RUS0001,13001,,PETROW,Serguei,,,,,Alias,Russia,Individual,dd/mm/1966,24/02/2022
02/02/2025,SYR0002,13002,,"MARCHES TRADING, LLC",,,,,,Primary Name,Syria,Entity,,03/04/2020
`
const ofsi = `Last Updated,19/11/2025
Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,DOB,Group Type,Alias Type,Regime,Listed On,Last Updated,Group ID
AL-QADHAFI,Muammar,,,,,Dr,00/00/1942,Individual,Primary name,Libya,02/03/2011,02/03/2011,11388
GADDAFI,Moammar,,,,,,00/00/1942,Individual,AKA,Libya,02/03/2011,02/03/2011,11388
`

const faultOf = (text: string) => {
  try {
    sanctionsFile(text)
  } catch (error) {
    if (error instanceof SanctionsFileFault) return error.message
    throw error
  }
  return null
}

describe('a published list', () => {
  test('of the UK is read by its own numbers, with every name and birth date', () => {
    expect(sanctionsFile(uk)).toEqual({
      reported_on: '2026-11-20',
      rows: 3,
      entries: [
        {
          key: 'RUS0001',
          kind: 'Individual',
          names: ['Sergei Ivanovich PETROV', 'Serguei PETROW'],
          births: ['1965-03-08', '1966'],
          regime: 'Russia',
          listed_on: '2022-02-24',
        },
        {
          key: 'SYR0002',
          kind: 'Entity',
          names: ['MARCHES TRADING, LLC'],
          births: [],
          regime: 'Syria',
          listed_on: '2020-04-03',
        },
      ],
    })
  })

  test('of OFSI, as it was before 2026, is read by the numbers of its groups', () => {
    expect(sanctionsFile(ofsi)).toMatchObject({
      reported_on: '2025-11-19',
      rows: 2,
      entries: [
        { key: '11388', names: ['Muammar AL-QADHAFI', 'Moammar GADDAFI'], births: ['1942'] },
      ],
    })
  })

  test('may begin with a byte order mark, and its columns may stand in any order', () => {
    const [, head = '', row = ''] = ofsi.split('\n')
    const turned = [head, row].map((line) => line.split(',').toReversed().join(','))
    const text = `\uFEFFLast Updated,19/11/2025\r\n${turned.join('\r\n')}\r\n`
    expect(sanctionsFile(text).entries[0]).toMatchObject({ key: '11388', births: ['1942'] })
  })
})

test('a file that is empty, damaged, undated or something else is refused in words', () => {
  const head = uk.split('\n').slice(0, 2).join('\n')
  expect(faultOf('')).toBe('This file is empty.')
  expect(faultOf(head)).toBe('This file has no entries.')
  expect(faultOf('Name,Amount\nA,1')).toContain('This is not the UK sanctions list')
  expect(faultOf(uk.replace('Report Date: 20-Nov-2026\n', ''))).toContain('when it was published')
  expect(faultOf(`${head}\n"never closed`)).toContain('a quotation mark is not closed')
  expect(faultOf(`${uk}cut,off\n`)).toBe('This file is damaged: 1 of its 4 rows cannot be read.')
})
