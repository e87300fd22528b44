import { datedRows } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import { type Pence, pounds } from '#domain/money'
import { type Band, bands } from './land-tax-bands.ts'

/** The date on which the tables below were last checked against their sources. */
const CHECKED_ON = '2026-11-20'

type Bands = {
  readonly effectiveFrom: DateOnly
  readonly sparesContractsBefore?: DateOnly
  readonly source: string
  readonly bands: Band[]
}

const FIRST_MAIN = bands(
  [180_000, 0],
  [250_000, 3.5],
  [400_000, 5],
  [750_000, 7.5],
  [1_500_000, 10],
  [null, 12],
)

/** Main residential rates. A contract made before `electableBefore` may elect the row before. */
export const LTT_MAIN = datedRows<Bands & { readonly electableBefore?: DateOnly }>(
  'LTT main residential',
  CHECKED_ON,
  [
    { effectiveFrom: '2018-04-01', source: 'legislation.gov.uk: WSI 2018/128', bands: FIRST_MAIN },
    {
      effectiveFrom: '2020-07-27',
      source: 'legislation.gov.uk: WSI 2020/794 and WSI 2021/238',
      bands: bands([250_000, 0], [400_000, 5], [750_000, 7.5], [1_500_000, 10], [null, 12]),
    },
    { effectiveFrom: '2021-07-01', source: 'legislation.gov.uk: WSI 2018/128', bands: FIRST_MAIN },
    {
      effectiveFrom: '2022-10-10',
      electableBefore: '2022-10-10',
      source: 'gov.wales: Land Transaction Tax rates and bands',
      bands: bands([225_000, 0], [400_000, 6], [750_000, 7.5], [1_500_000, 10], [null, 12]),
    },
  ],
)

const higher = (...percents: readonly [number, number, number, number, number, number]) =>
  bands(
    [180_000, percents[0]],
    [250_000, percents[1]],
    [400_000, percents[2]],
    [750_000, percents[3]],
    [1_500_000, percents[4]],
    [null, percents[5]],
  )

/** The price from which the higher residential rates apply. */
export const LTT_HIGHER_FROM: Pence = pounds(40_000)

/** Higher residential rates: a separate table, not an addition to the main rates. */
export const LTT_HIGHER = datedRows<Bands>('LTT higher residential', CHECKED_ON, [
  {
    effectiveFrom: '2018-04-01',
    source: 'legislation.gov.uk: WSI 2018/128',
    bands: higher(3, 6.5, 8, 10.5, 13, 15),
  },
  {
    effectiveFrom: '2020-12-22',
    sparesContractsBefore: '2020-12-22',
    source: 'legislation.gov.uk: WSI 2020/1618',
    bands: higher(4, 7.5, 9, 11.5, 14, 16),
  },
  {
    effectiveFrom: '2024-12-11',
    sparesContractsBefore: '2024-12-11',
    source: 'legislation.gov.uk: WSI 2024/1311',
    bands: higher(5, 8.5, 10, 12.5, 15, 17),
  },
])

/** Non-residential and mixed price or premium. */
export const LTT_NON_RESIDENTIAL = datedRows<Bands & { readonly zeroBandLostAtRent: Pence }>(
  'LTT non-residential',
  CHECKED_ON,
  [
    {
      effectiveFrom: '2018-04-01',
      source: 'legislation.gov.uk: WSI 2018/128',
      bands: bands([150_000, 0], [250_000, 1], [1_000_000, 5], [null, 6]),
      zeroBandLostAtRent: pounds(9_000),
    },
    {
      effectiveFrom: '2020-12-22',
      source: 'legislation.gov.uk: WSI 2020/1618',
      bands: bands([225_000, 0], [250_000, 1], [1_000_000, 5], [null, 6]),
      zeroBandLostAtRent: pounds(13_500),
    },
  ],
)

/** Net present value of the rent of a new non-residential or mixed lease. */
export const LTT_NON_RESIDENTIAL_RENT = datedRows<Bands>('LTT non-residential rent', CHECKED_ON, [
  {
    effectiveFrom: '2018-04-01',
    source: 'legislation.gov.uk: WSI 2018/128',
    bands: bands([150_000, 0], [2_000_000, 1], [null, 2]),
  },
  {
    effectiveFrom: '2020-12-22',
    source: 'legislation.gov.uk: WSI 2020/1618',
    bands: bands([225_000, 0], [2_000_000, 1], [null, 2]),
  },
])
