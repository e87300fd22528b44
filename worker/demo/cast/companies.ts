import type { Random } from '../random.ts'
import type { Cast } from './cast.ts'
import type { DemoPeople } from './people.ts'

export const lenders = [
  'Severn Building Society',
  'Marchwood Bank',
  'Calder Mutual',
  'Peakstone Building Society',
  'Harbourlight Mortgages',
  'Tamar & Wye Building Society',
  'Northmoor Bank',
] as const

// The range of 0117 numbers that Ofcom reserves for drama, in E.164 without its last three digits.
const BRISTOL = '+441174960'

const domainOf = (firm: string) =>
  `${firm
    .toLowerCase()
    .replace(/ llp$/, '')
    .replaceAll(/[^a-z]/g, '')}.example`

export const otherSidesOf = (cast: Cast, random: Random, people: DemoPeople) => {
  let numbers = 300
  const handlers = cast.solicitors.flatMap((firm) =>
    Array.from({ length: random.between(2, 3) }, () => {
      const { first_name, last_name } = people.person()
      const handler = `${first_name} ${last_name}`
      const email = `${first_name}.${last_name}`.toLowerCase().replaceAll(/[^a-z.]/g, '')
      numbers += 1
      return { firm, handler, email: `${email}@${domainOf(firm)}`, phone: `${BRISTOL}${numbers}` }
    }),
  )
  return { pick: () => random.pick(handlers) }
}
