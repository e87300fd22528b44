import type { DirectoryEntry } from '../directory/entry.ts'

const labels = { clients: 'clients', agents: 'agents', quotes: 'quotes' } as const

/** The two firms of the local environment, with telephone numbers that Ofcom reserves for drama. */
export const demoFirms: readonly DirectoryEntry[] = [
  {
    tenant: 'harcourt',
    brand: {
      name: 'Harcourt & Vane',
      strapline: 'Conveyancing solicitors, Bristol and Cardiff',
      hue: 163,
      chroma: 0.082,
    },
    domains: ['localhost', '127.0.0.1'],
    labels,
    address: '9 Copthorne Square, Bristol BS58 2HV',
    vat_number: '999042080',
    phone: '0117 496 0142',
    email: 'hello@harcourt.test',
    regulator: { body: 'SRA', number: '999042' },
    unlocks: 'Your practice manager, ext. 204',
  },
  {
    tenant: 'northgate',
    brand: {
      name: 'Northgate Law',
      strapline: 'Licensed conveyancers, Leeds',
      hue: 262,
      chroma: 0.11,
    },
    domains: ['northgate.localhost'],
    labels,
    address: '31 Tannery Row, Leeds LS58 3NL',
    vat_number: '999017077',
    phone: '0113 496 0318',
    email: 'hello@northgate.test',
    regulator: { body: 'CLC', number: '99017' },
    unlocks: 'The front office, ext. 100',
  },
]
