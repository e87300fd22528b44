import type { Nation, Tenure } from '#domain/matter'
import { type Pence, pounds } from '#domain/money'
import type { Random } from '../random.ts'
import type { Cast, Town } from './cast.ts'

export type DemoProperty = {
  readonly line: string
  readonly town: string
  readonly postcode: string
  readonly nation: Nation
  readonly tenure: Tenure
  readonly price: Pence
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const FLATS = /Court|Wharf|Yard|Mews|Place|Park|Gate/

export const propertiesOf = (cast: Cast, random: Random) => {
  const used = new Set<string>()
  const flatStreets = cast.streets.filter((it) => FLATS.test(it))

  const postcodeIn = (town: Town) => {
    const letter = () => LETTERS[random.between(0, LETTERS.length - 1)] ?? 'A'
    return `${random.pick(town.districts)} ${random.between(1, 9)}${letter()}${letter()}`
  }
  const lineFor = (tenure: Tenure): string => {
    const isFlat = tenure === 'leasehold'
    const line = isFlat
      ? `Flat ${random.between(1, 24)}, ${random.pick(flatStreets)}`
      : `${random.between(1, 96)} ${random.pick(cast.streets)}`
    if (used.has(line)) return lineFor(tenure)
    used.add(line)
    return line
  }
  const priceIn = (town: Town, tenure: Tenure) => {
    const usual = town.price * (tenure === 'leasehold' ? 0.62 : 1)
    const asked = usual * (0.7 + random.next() * 0.75)
    return pounds(Math.round(asked / 2_500) * 2_500)
  }
  return {
    home: (nation: Nation, tenure: Tenure): DemoProperty => {
      const town = random.weighted(
        cast.towns
          .filter((it) => it.nation === nation)
          .map((it) => [it, it.districts.length] as const),
      )
      return {
        line: lineFor(tenure),
        town: town.town,
        postcode: postcodeIn(town),
        nation,
        tenure,
        price: priceIn(town, tenure),
      }
    },
  }
}

export type DemoProperties = ReturnType<typeof propertiesOf>
