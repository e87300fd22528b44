import { expect, test } from 'vitest'
import { missingHeadings, peopleIn } from '#domain/user/people-file'

const roles = ['Conveyancer', 'Legal assistant']
const columns = ['Email', 'First name', 'Surname', 'Role', 'Team', 'Fee earner']

const found = (...rows: readonly string[][]) =>
  peopleIn({ columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) }, roles)

test('a row becomes an invitation, whatever the case of its role and the order of its columns', () => {
  const [person] = found(['Bo@Acme.test ', 'Bo', 'Ray', 'conveyancer; legal assistant', '', 'yes'])
  expect(person).toMatchObject({ line: 2, name: 'Bo Ray', faults: [] })
  expect(person?.invitation).toMatchObject({
    type: 'staff',
    email: 'bo@acme.test',
    roles: ['Conveyancer', 'Legal assistant'],
    team: null,
    is_fee_earner: true,
  })
})

test.each([
  [['nobody', 'A', 'B', 'Conveyancer'], 'Enter an email address, like name@example.com.'],
  [['a@acme.test', '', 'B', 'Conveyancer'], 'Enter the first name.'],
  [['a@acme.test', 'A', 'B', ''], 'Choose at least one role.'],
  [['a@acme.test', 'A', 'B', 'Owner'], 'There is no role Owner that you can give.'],
])('the row %j is told its fault and invites nobody', (cells, fault) => {
  const [person] = found(cells)
  expect(person?.faults).toEqual([fault])
  expect(person?.invitation).toBeNull()
})

test('an address that comes twice is invited once', () => {
  const people = found(
    ['a@acme.test', 'A', 'B', 'Conveyancer'],
    ['A@acme.test', 'A', 'B', 'Conveyancer'],
  )
  expect(people.map(({ faults }) => faults)).toEqual([[], ['This address is in the file twice.']])
})

test('a file without a heading that is needed says which', () => {
  expect(missingHeadings({ columns })).toEqual([])
  expect(missingHeadings({ columns: ['name', 'e-mail'] })).toEqual([
    'first name',
    'last name',
    'role',
  ])
})
