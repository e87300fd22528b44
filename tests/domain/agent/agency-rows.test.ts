import { describe, expect, test } from 'vitest'
import { agencyColumns, agencyFileColumns } from '#domain/agent/agency-file'
import { agencyRowsIn, hasAgencyColumn, unknownHeadings } from '#domain/agent/agency-rows'

const bdm = { id: '01900000-0000-7000-8000-000000000001', name: 'Ïda Marsh' }
const context = { bdms: [bdm], today: '2026-11-23' }

const rowOf = (cells: Readonly<Record<string, string>>) => {
  const row = { line: 2, cells: Object.values(cells) }
  const [found] = agencyRowsIn({ columns: Object.keys(cells), rows: [row] }, context)
  if (found === undefined) throw new Error('There is no row.')
  return found
}

describe('a row of a file of agencies', () => {
  test('is an agency, its branch and a negotiator there', () => {
    const { imported, faults } = rowOf({
      AGENCY: 'Cooper Lyle',
      Type: 'mortgage broker',
      Status: 'Paused',
      'Looked after by': 'ida marsh',
      'Agreement signed': '1/2/2026',
      'Fee scale': 'Standard',
      Branch: 'Clifton',
      'Branch postcode': 'bs8 4aa',
      'Branch telephone': '0117 496 0214',
      Negotiator: 'Ann Reid',
      'Negotiator email': 'Ann@Cooper.test',
    })
    expect(faults).toEqual([])
    expect(imported).toEqual({
      agency: {
        name: 'Cooper Lyle',
        type: 'broker',
        status: 'paused',
        bdm_id: bdm.id,
        agreement_signed_at: '2026-02-01',
      },
      branch: { name: 'Clifton', postcode: 'BS8 4AA', phone: '+441174960214', email: null },
      negotiator: { name: 'Ann Reid', phone: null, email: 'ann@cooper.test', notes: '' },
      fee_scale: 'Standard',
    })
  })

  test('needs the name of the agency alone, which is an active estate agent otherwise', () => {
    expect(rowOf({ Agency: 'Cooper Lyle' }).imported).toMatchObject({
      agency: { type: 'estate_agent', status: 'active' },
      branch: null,
      negotiator: null,
      fee_scale: null,
    })
    expect(hasAgencyColumn({ columns: ['Name'] })).toBe(false)
  })

  test.each([
    [{ Agency: '' }, 'Enter the name of the agency.'],
    [{ Agency: 'A', Type: 'Shop' }, 'There is no type Shop.'],
    [{ Agency: 'A', Status: 'Gone' }, 'There is no status Gone.'],
    [{ Agency: 'A', 'Looked after by': 'Nobody' }, 'No member of staff is called Nobody.'],
    [{ Agency: 'A', 'Agreement signed': 'soon' }, 'soon is not a date.'],
    [{ Agency: 'A', Branch: 'B', 'Branch postcode': 'BS8' }, 'BS8 is not a full postcode.'],
    [{ Agency: 'A', Branch: 'B', 'Branch telephone': '12' }, '12: Start with 0'],
    [{ Agency: 'A', Branch: 'B', 'Branch email': 'x' }, 'Enter an email address'],
    [{ Agency: 'A', Negotiator: 'Ann' }, 'Give the branch of Ann.'],
  ])('%j has a fault', (cells, fault) => {
    const { imported, faults } = rowOf(cells)
    expect(imported).toBeNull()
    expect(faults).toEqual([expect.stringContaining(fault)])
  })

  test('leaves out what stands below a heading that it does not know', () => {
    const columns = ['AGENCY', 'Fax', '', 'branch postcode']
    expect(unknownHeadings({ columns })).toEqual(['Fax'])
  })

  test('reads what an export writes before a sign that a spreadsheet would run', () => {
    expect(rowOf({ Agency: "'+One Homes" }).agency).toBe('+One Homes')
    expect(rowOf({ Agency: "'t Hoekje" }).agency).toBe("'t Hoekje")
  })
})

test('an export has the columns of an import', () => {
  expect(agencyFileColumns.map(({ head }) => head)).toEqual(Object.values(agencyColumns))
})
