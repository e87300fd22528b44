import type { Sender } from '../../source/source.ts'
import { withoutDetails } from '../contact-details.ts'
import { type FoundText, foundText } from '../fields.ts'

/** An agency and its branch, where the name ends with the place of the property: 'Northing Homes Merrowdown'. */
export const withPlace = (agency: FoundText, branch: FoundText, places: readonly string[]) => {
  const name = agency.value === null ? '' : withoutDetails(agency.value).trim()
  const place = places.find((it) => name.length > it.length && name.endsWith(` ${it}`))
  if (place === undefined || name === '')
    return {
      agency: foundText(
        agency.value?.replace(/[\s|]+$|\s(?:sales )?(?:desk|team|department)$/i, '') ?? null,
        agency.confidence,
      ),
      branch,
    }
  return {
    agency: foundText(name.slice(0, -place.length).replace(/[\s,|–-]+$/, ''), agency.confidence),
    branch: branch.value === null ? foundText(place, 0.75) : branch,
  }
}

/** Whether a 'branch' is only how the sender signs. */
export const isPartOf = ({ value }: FoundText, sender: Sender | null) =>
  value !== null &&
  (/^(?:ta|cheers|best|(?:(?:kind|best|warm|many) )?(?:regards|wishes|thanks))$/i.test(value) ||
    (/[(|–-]/.test(sender?.name ?? '') ? '' : (sender?.name ?? ''))
      .toLowerCase()
      .split(' ')
      .includes(value.toLowerCase().replace(/\s+x+$/, '')))
