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

const domainOf = (firm: string) =>
  `${firm
    .toLowerCase()
    .replace(/ llp$/, '')
    .replaceAll(/[^a-z]/g, '')}.example`

export const otherSidesOf = (cast: Cast, random: Random, people: DemoPeople) => {
  const handlers = cast.solicitors.flatMap((firm) =>
    Array.from({ length: random.between(2, 3) }, () => {
      const { first_name, last_name } = people.person()
      const handler = `${first_name} ${last_name}`
      const email = `${first_name}.${last_name}`.toLowerCase().replaceAll(/[^a-z.]/g, '')
      return { firm, handler, email: `${email}@${domainOf(firm)}` }
    }),
  )
  return { pick: () => random.pick(handlers) }
}
