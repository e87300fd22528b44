import { withoutDetails } from '../contact-details.ts'
import type { Entry } from '../entry.ts'
import { BY_LABEL, BY_PLACE, foundText } from '../fields.ts'
import { GIVEN_NAMES } from '../given-names.ts'
import type { Letter } from '../letter/letter.ts'
import { isDomainOf, type Office, officeOf } from '../office.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { townIn } from '../place.ts'
import { AGENCY_WORD, OFFICE } from './agency-name.ts'
import { fromBlock, type Reading } from './agent-block.ts'
import { personOfMail } from './agent-mail.ts'

type Known = { readonly letter: Letter; readonly places: readonly string[] }

/** Whether values only name a branch, by its place or its telephone. */
const areBranches = (values: readonly string[], places: readonly string[]) =>
  values.every((text) => places.includes(text) || !/\p{L}/u.test(withoutDetails(text)))

/** The people among who is to be asked, on the paper of an agency. */
const contactsOf = (values: readonly string[]) =>
  officeOf(values).names.filter(
    (it) => isName(it) && it.includes(' ') && !AGENCY_WORD.test(it) && !OFFICE.test(it),
  )

/** Whether entries say only which branch and who: 'Office: Castle Wenlow'. */
const areOffices = (entries: readonly Entry[]) =>
  entries.some(({ topic }) => topic === 'branch') &&
  entries.every(
    ({ topic, values }) => (topic !== 'whole' && topic !== 'firm') || values.length === 0,
  ) &&
  !entries.some(({ values }) => values.some((it) => AGENCY_WORD.test(it) || it.includes('&')))

const peopleOf = ({ people, names }: Office, places: readonly string[]) =>
  [...people, ...names.map(withoutTitle)].filter(
    (name) => !places.includes(name) && !OFFICE.test(name),
  )

/** The values that stand under labels of the agency, the letterhead, and the offices and people that they name. */
const groundOf = (entries: readonly Entry[], { places, letter }: Known) => {
  const valuesOf = (...topics: readonly Entry['topic'][]) =>
    entries.filter(({ topic }) => topics.includes(topic)).flatMap(({ values }) => values)
  const branches = valuesOf('branch')
  const isBranchOnly = areBranches(branches, places)
  const titles = valuesOf('name').filter(
    (it) => !isSurelyPerson(it) || valuesOf('handler', 'contact').length > 0,
  )
  const office = officeOf([
    ...titles,
    ...valuesOf('whole', 'firm', 'address', 'property', 'price'),
    ...(isBranchOnly ? [] : branches),
    ...valuesOf('contact', 'phone', 'email'),
  ])
  const named = officeOf([
    ...valuesOf('handler'),
    ...valuesOf('name').filter((it) => !titles.includes(it)),
  ])
  const head = fromBlock(letter.letterhead, places, BY_PLACE).agency?.value ?? null
  const asked = officeOf(valuesOf('contact')).people
  const isLed = head === null && (valuesOf('contact').length === 0 || asked.length > 0)
  const leader = isLed ? leaderOf(office, places) : null
  const led = asked.includes(leader ?? '') ? null : leader
  return { valuesOf, branches, isBranchOnly, office, named, head, led }
}

type Ground = ReturnType<typeof groundOf>

/** Who is to be asked, the surest first, and which names are therefore no name of the agency. */
const askedOf = ({ valuesOf, office, named, head, led }: Ground, places: readonly string[]) => {
  const spelled = personOfMail(office)
  const isHeaded =
    (head !== null && (AGENCY_WORD.test(head) || head.includes('&'))) ||
    office.names.some((name) => AGENCY_WORD.test(name))
  const signers = isHeaded
    ? contactsOf(valuesOf('contact')).filter((name) => !places.includes(name))
    : []
  const called = valuesOf('contact', 'handler').filter((it) => GIVEN_NAMES.has(it.toLowerCase()))
  const people = [
    ...peopleOf(named, places),
    ...officeOf(valuesOf('contact')).people,
    ...office.people.filter((name) => name !== led),
    ...(spelled ? [withoutTitle(spelled)] : []),
    ...signers,
    ...called,
  ]
  return { people, taken: [...(spelled ? [spelled] : []), ...signers, ...called] }
}

/** The agency and branch; on the paper of a named agency, a place alone is its branch. */
const agencyIn = (
  entries: readonly Entry[],
  { valuesOf, office, named, head }: Ground,
  { taken, places }: { readonly taken: readonly string[]; readonly places: readonly string[] },
) => {
  const employers = named.names.filter((name) => AGENCY_WORD.test(name) && !isName(`Mr ${name}`))
  const given = namesOfAgency({
    ...office,
    names: [...office.names.filter((name) => !taken.includes(name)), ...employers],
  })
  const isPlace = places.includes(given.agency ?? '') && valuesOf('whole', 'firm').length === 0
  const isOffice = head !== null && (areOffices(entries) || isPlace) && given.branch === null
  return isOffice ? { agency: null, branch: given.agency } : given
}

/** What labels say of whose sale it is. */
export const labelled = (entries: readonly Entry[], known: Known): Reading => {
  const { places } = known
  const ground = groundOf(entries, known)
  const { branches, isBranchOnly, office, named, led } = ground
  const { people, taken } = askedOf(ground, places)
  const names = agencyIn(entries, ground, { taken, places })
  return {
    agency: foundText(led ?? names.agency, led === null ? 0.9 : 0.75),
    branch: foundText(
      names.branch ??
        named.names.find((it) => places.includes(it)) ??
        (led === null ? null : names.agency) ??
        (isBranchOnly ? (branches[0] ?? null) : (townIn(branches.join(', ')) ?? null)),
      0.85,
    ),
    negotiator: foundText(people[0] ?? null, new Set(people).size > 1 ? 0.88 : 0.93),
    email: foundText(office.emails[0] ?? named.emails[0] ?? null, BY_LABEL),
    phone: foundText(office.phones[0] ?? named.phones[0] ?? null, BY_LABEL),
  }
}

/** The person by whose name an agency trades: the first of an office that names only branches and places. */
const leaderOf = ({ names, people }: Office, places: readonly string[]) =>
  names.length > 0 && names.every((name) => OFFICE.test(name) || places.includes(name))
    ? (people[0] ?? null)
    : null

const namesOfAgency = (office: Office) => {
  const names = office.names.filter(
    (name) =>
      !/\b(?:memorandum|notification|confirmation|(?:re)?sales negotiator|negotiator|progressor)\b/i.test(
        name,
      ),
  )
  const isBranch = (name: string) => OFFICE.test(name)
  const byMail = [...names, ...office.people].find((name) =>
    office.emails.some((email) => isDomainOf(email, name)),
  )
  const rest = names.filter((name) => !isBranch(name))
  const agency = byMail ?? rest.find((name) => AGENCY_WORD.test(name)) ?? rest[0] ?? null
  const branch = names.find(isBranch) ?? rest.find((name) => name !== agency) ?? null
  return { agency, branch: branch?.replace(OFFICE, '') ?? null }
}
