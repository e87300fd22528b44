import { expect, test } from 'vitest'
import { newFirm, tenantAt } from '#domain/firm/creation'
import { detailsOf, FirmDetails, Teams, withBrand } from '#domain/firm/details'
import { type SetUpFacts, setUpStates } from '#domain/firm/set-up'

const nothing: SetUpFacts = {
  hasDetails: false,
  lacking: ['address', 'telephone'],
  regulator: '',
  offices: 0,
  hasHours: false,
  teams: 0,
  roles: 15,
  ownRoles: 0,
  colleagues: 0,
  joined: 0,
  feeEarners: 0,
  agencies: 0,
  ownScales: 0,
  ownWorkflows: 0,
  email: 'none',
  hosts: ['acme.localhost'],
}

const doneIn = (facts: Partial<SetUpFacts>) =>
  setUpStates({ ...nothing, ...facts }, [])
    .filter(({ state }) => state === 'done')
    .map(({ key }) => key)

test('of a firm that was just created only its domain is done', () => {
  expect(doneIn({})).toEqual(['domains'])
})

test('what a firm lacks is named, and what is known only has to be checked', () => {
  const textOf = (facts: Partial<SetUpFacts>) => setUpStates({ ...nothing, ...facts }, [])[0]?.text
  expect(textOf({})).toBe('Missing: address, telephone')
  expect(textOf({ lacking: [] })).toBe('To be checked and saved')
})

test.each<[Partial<SetUpFacts>, string[]]>([
  [{ hasDetails: true }, ['brand']],
  [{ offices: 1 }, []],
  [{ offices: 1, hasHours: true }, ['offices']],
  [{ teams: 2 }, ['teams']],
  [{ ownRoles: 1 }, ['roles']],
  [{ colleagues: 1 }, []],
  [{ feeEarners: 1 }, []],
  [{ colleagues: 1, feeEarners: 1 }, ['people']],
  [{ agencies: 1 }, ['agencies']],
  [{ ownScales: 1 }, ['fee-scales']],
  [{ ownWorkflows: 1 }, ['workflows']],
  [{ email: 'kept' }, []],
  [{ email: 'unverified' }, []],
  [{ email: 'leaves' }, ['messages']],
])('the facts %j make %j done', (facts, steps) => {
  expect(doneIn(facts).filter((it) => it !== 'domains')).toEqual(steps)
})

test('a step that was skipped is skipped until the records say that it is done', () => {
  const stateOf = (facts: Partial<SetUpFacts>) =>
    setUpStates({ ...nothing, ...facts }, ['teams']).find(({ key }) => key === 'teams')?.state
  expect([stateOf({}), stateOf({ teams: 1 })]).toEqual(['skipped', 'done'])
})

test('no two hosts have the same firm', () => {
  const hosts = ['a-b.c', 'a.b-c', 'a.b.c', 'a-b-c', 'xn--a.b', 'a--b.c']
  expect(new Set(hosts.map(tenantAt)).size).toBe(hosts.length)
  for (const host of hosts) expect(tenantAt(host)).toMatch(/^[a-z0-9-]+$/)
})

const entry = newFirm({
  hosts: ['acme.localhost'],
  name: 'Acme Law',
  owner: { email: 'owner@acme.test', first_name: 'Ann', last_name: '' },
})

test('what a firm enters about itself stands before its directory entry, and comes back as it was', () => {
  const details: FirmDetails = {
    name: 'Acme & Sons',
    strapline: 'Solicitors',
    hue: 30,
    address: '1 Mill Street, Leeds',
    phone: '0113 496 0100',
    email: 'hello@acme.test',
    regulator: 'CLC',
    regulator_number: '11',
  }
  const firm = withBrand(entry, { details, logo: null })
  expect(detailsOf(firm)).toEqual(details)
  expect(firm).toMatchObject({ tenant: entry.tenant, domains: entry.domains })
  expect(withBrand(entry, null)).toBe(entry)
})

test('a new firm has everything to fill in that it must say itself', () => {
  const { error } = FirmDetails.safeParse(detailsOf(entry))
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'address',
    'phone',
    'regulator_number',
  ])
})

test('the same team twice is refused', () => {
  expect(Teams.safeParse(['Sales', 'sales']).success).toBe(false)
})
