import { datedRows } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import { type Pence, pounds } from '#domain/money'
import { type Band, bands } from './land-tax-bands.ts'

/** The date on which the tables below were last checked against their sources. */
const CHECKED_ON = '2026-11-20'

type Bands = { readonly effectiveFrom: DateOnly; readonly source: string; readonly bands: Band[] }

const ORDINARY = bands([125_000, 0], [250_000, 2], [925_000, 5], [1_500_000, 10], [null, 12])
const NIL_TO_250 = bands([250_000, 0], [925_000, 5], [1_500_000, 10], [null, 12])

/** Residential price or premium, each rate on the part inside its band. */
export const SDLT_RESIDENTIAL = datedRows<Bands>('SDLT residential', CHECKED_ON, [
  {
    effectiveFrom: '2014-12-04',
    source: 'gov.uk: Stamp Duty Land Tax rates and allowances',
    bands: ORDINARY,
  },
  {
    effectiveFrom: '2020-07-08',
    source: 'gov.uk: policy paper of 3 March 2021 on the temporary nil rate band',
    bands: bands([500_000, 0], [925_000, 5], [1_500_000, 10], [null, 12]),
  },
  {
    effectiveFrom: '2021-07-01',
    source: 'gov.uk: policy paper of 3 March 2021 on the temporary nil rate band',
    bands: NIL_TO_250,
  },
  {
    effectiveFrom: '2021-10-01',
    source: 'gov.uk: Stamp Duty Land Tax rates and allowances',
    bands: ORDINARY,
  },
  {
    effectiveFrom: '2022-09-23',
    source: 'HMRC manual SDLTM09845B; Stamp Duty Land Tax (Temporary Relief) Act 2023',
    bands: NIL_TO_250,
  },
  {
    effectiveFrom: '2025-04-01',
    source: 'gov.uk/stamp-duty-land-tax/residential-property-rates',
    bands: ORDINARY,
  },
])

type FirstTimeBuyer = {
  readonly effectiveFrom: DateOnly
  readonly source: string
  /** Null while the relief was suspended. */
  readonly relief: { readonly nilUpTo: Pence; readonly cap: Pence; readonly rate: number } | null
}

const NIL_TO_300 = { nilUpTo: pounds(300_000), cap: pounds(500_000), rate: 500 }

/** First-time buyers' relief (FA 2003 Sch 6ZA); above the cap there is no relief. */
export const SDLT_FIRST_TIME_BUYER = datedRows<FirstTimeBuyer>(
  'SDLT first-time buyer',
  CHECKED_ON,
  [
    { effectiveFrom: '2017-11-22', source: 'HMRC manual SDLTM29805', relief: NIL_TO_300 },
    {
      effectiveFrom: '2020-07-08',
      source: 'HMRC manual SDLTM29805: replaced by the general £500,000 nil rate band',
      relief: null,
    },
    { effectiveFrom: '2021-07-01', source: 'HMRC manual SDLTM29805', relief: NIL_TO_300 },
    {
      effectiveFrom: '2022-09-23',
      source: 'HMRC manual SDLTM29805',
      relief: { nilUpTo: pounds(425_000), cap: pounds(625_000), rate: 500 },
    },
    {
      effectiveFrom: '2025-04-01',
      source: 'gov.uk/stamp-duty-land-tax/residential-property-rates',
      relief: NIL_TO_300,
    },
  ],
)

type Surcharge = {
  readonly effectiveFrom: DateOnly
  readonly sparesContractsBefore: DateOnly
  readonly source: string
  readonly points: number
  readonly priceFrom: Pence
}

/** Higher rates for additional dwellings (FA 2003 Sch 4ZA): added to every band. */
export const SDLT_HIGHER = datedRows<Surcharge>('SDLT higher rates', CHECKED_ON, [
  {
    effectiveFrom: '2016-04-01',
    sparesContractsBefore: '2015-11-26',
    source: 'gov.uk: Stamp Duty Land Tax, buying an additional residential property',
    points: 300,
    priceFrom: pounds(40_000),
  },
  {
    effectiveFrom: '2024-10-31',
    sparesContractsBefore: '2024-10-31',
    source: 'Finance Act 2025 s.50; HMRC manual SDLTM09845B',
    points: 500,
    priceFrom: pounds(40_000),
  },
])

/** Surcharge on buyers who are not UK resident (FA 2003 s.75ZA, Sch 9A). */
export const SDLT_NON_RESIDENT = datedRows<Surcharge & { readonly rentFrom: Pence }>(
  'SDLT non-resident',
  CHECKED_ON,
  [
    {
      effectiveFrom: '2021-04-01',
      sparesContractsBefore: '2020-03-11',
      source: 'HMRC manual SDLTM09860 and SDLTM09870',
      points: 200,
      priceFrom: pounds(40_000),
      rentFrom: pounds(1_000),
    },
  ],
)

type Flat = {
  readonly effectiveFrom: DateOnly
  readonly sparesContractsBefore?: DateOnly
  readonly source: string
  readonly rate: number
  readonly above: Pence
}

/** One rate on the whole price of a dwelling bought by a company (FA 2003 Sch 4A). */
export const SDLT_FLAT = datedRows<Flat>('SDLT flat rate', CHECKED_ON, [
  {
    effectiveFrom: '2014-03-20',
    source: 'gov.uk: Stamp Duty Land Tax, corporate bodies',
    rate: 1_500,
    above: pounds(500_000),
  },
  {
    effectiveFrom: '2024-10-31',
    sparesContractsBefore: '2024-10-31',
    source: 'gov.uk: Stamp Duty Land Tax, corporate bodies; Finance Act 2025 ss.51 and 52',
    rate: 1_700,
    above: pounds(500_000),
  },
])

type NonResidential = Bands & {
  /** Until 2016 the rate of the highest band reached was paid on the whole price. */
  readonly shape: 'slice' | 'slab'
  /** The yearly rent from which the premium loses its zero band. */
  readonly zeroBandLostAtRent?: Pence
}

const SLAB = bands([150_000, 0], [250_000, 1], [500_000, 3], [null, 4])

/** Non-residential and mixed price or premium. */
export const SDLT_NON_RESIDENTIAL = datedRows<NonResidential>('SDLT non-residential', CHECKED_ON, [
  {
    effectiveFrom: '2003-12-01',
    source: 'FA 2003 s.55 and Sch 5 para 9 as enacted',
    bands: SLAB,
    shape: 'slab',
    zeroBandLostAtRent: pounds(600),
  },
  {
    effectiveFrom: '2008-03-12',
    source: 'FA 2003 Sch 5 para 9A as amended by FA 2008 s.95',
    bands: SLAB,
    shape: 'slab',
    zeroBandLostAtRent: pounds(1_000),
  },
  {
    effectiveFrom: '2016-03-17',
    source: 'gov.uk/stamp-duty-land-tax/nonresidential-and-mixed-use-rates',
    bands: bands([150_000, 0], [250_000, 2], [null, 5]),
    shape: 'slice',
  },
])

const rentAbove = (nilUpTo: number) => bands([nilUpTo, 0], [null, 1])

/** Net present value of the rent of a new residential lease. */
export const SDLT_RESIDENTIAL_RENT = datedRows<Bands>('SDLT residential rent', CHECKED_ON, [
  { effectiveFrom: '2003-12-01', source: 'FA 2003 Sch 5 as enacted', bands: rentAbove(60_000) },
  { effectiveFrom: '2005-03-17', source: 'FA 2005 s.95', bands: rentAbove(120_000) },
  {
    effectiveFrom: '2006-03-23',
    source: 'HMRC manual SDLTM13110 and SDLTM18470',
    bands: rentAbove(125_000),
  },
  { effectiveFrom: '2008-09-03', source: 'HMRC manual SDLTM18470', bands: rentAbove(175_000) },
  { effectiveFrom: '2010-01-01', source: 'HMRC manual SDLTM18470', bands: rentAbove(125_000) },
  {
    effectiveFrom: '2020-07-08',
    source: 'gov.uk: policy paper of 3 March 2021 on the temporary nil rate band',
    bands: rentAbove(500_000),
  },
  {
    effectiveFrom: '2021-07-01',
    source: 'gov.uk: policy paper of 3 March 2021 on the temporary nil rate band',
    bands: rentAbove(250_000),
  },
  { effectiveFrom: '2021-10-01', source: 'FA 2003 Sch 5 para 2', bands: rentAbove(125_000) },
  {
    effectiveFrom: '2022-09-23',
    source: 'Stamp Duty Land Tax (Temporary Relief) Act 2023',
    bands: rentAbove(250_000),
  },
  {
    effectiveFrom: '2025-04-01',
    source: 'gov.uk/stamp-duty-land-tax/residential-property-rates',
    bands: rentAbove(125_000),
  },
])

/** Net present value of the rent of a new non-residential or mixed lease. */
export const SDLT_NON_RESIDENTIAL_RENT = datedRows<Bands>('SDLT non-residential rent', CHECKED_ON, [
  {
    effectiveFrom: '2003-12-01',
    source: 'HMRC manual SDLTM18470',
    bands: rentAbove(150_000),
  },
  {
    effectiveFrom: '2016-03-17',
    source: 'gov.uk/stamp-duty-land-tax/nonresidential-and-mixed-use-rates',
    bands: bands([150_000, 0], [5_000_000, 1], [null, 2]),
  },
])
