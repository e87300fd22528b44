import { type Cast, namesIn } from '../cast/cast.ts'

const elsewhere = '01632 960'
const nobody = ['', ''] as const

/** Where the addresses of the sample data are; no mail reaches it (RFC 2606). */
const SAMPLE_DOMAIN = 'example.test'

/** The people and places of the sample data; the firm's own staff takes every part. */
export const sampleCast: Cast = {
  tenant: 'sample',
  domain: SAMPLE_DOMAIN,
  phone: elsewhere,
  staff: {
    owner: nobody,
    manager: nobody,
    supervisor: ['Sample', 'colleague'],
    conveyancer: nobody,
    assistant: nobody,
    postcompletion: nobody,
    adviser: nobody,
    newbusiness: nobody,
    bdm: nobody,
    cashier: nobody,
    compliance: nobody,
    editor: nobody,
    auditor: nobody,
  },
  agent: nobody,
  sample: [nobody, nobody],
  surnames: namesIn(`
    Ashgrove Birchall Cloverley Dunmere Eastholt Fernley Greenhow Hawksmere
    Ivybrook Kestrelle Larkham Millbrooke Northcroft Oakhurst Pinewell Quarrie
  `),
  towns: [
    {
      town: 'Sampleton',
      nation: 'England',
      districts: ['ZZ51', 'ZZ53'],
      price: 320_000,
      phone: elsewhere,
    },
    {
      town: 'Llansampl',
      nation: 'Wales',
      districts: ['ZZ61'],
      price: 240_000,
      phone: elsewhere,
    },
  ],
  streets: [
    'Sample Street',
    'Example Road',
    'Specimen Close',
    'Pattern Lane',
    'Model Terrace',
    'Trial Court',
    'Test Wharf',
    'Draft Mews',
  ],
  solicitors: ['Sample Solicitors', 'Example Legal LLP'],
  introducers: [
    {
      name: 'Sample Estates',
      type: 'estate_agent',
      domain: SAMPLE_DOMAIN,
      branches: ['Sampleton'],
    },
  ],
  mail: [SAMPLE_DOMAIN],
  first: { conveyance: 0, quote: 0, mobile: 700 },
}
