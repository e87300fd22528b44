import type { Sender } from '../../source/source.ts'
import { withoutDetails } from '../contact-details.ts'
import type { Entry } from '../entry.ts'
import {
  BY_LABEL,
  BY_PLACE,
  BY_SENTENCE,
  type FoundAgent,
  type FoundText,
  foundText,
  NOTHING,
} from '../fields.ts'
import { labelOf } from '../label/label.ts'
import { type Letter, namesOfBlock } from '../letter.ts'
import { isDomainOf, type Office, officeOf } from '../office.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { isBoilerplate, townIn } from '../place.ts'
import { AGENCY_WORD, agencyOfDomain, OFFICE } from './agency-name.ts'
import { byDetails, fromBlock, type Reading } from './agent-block.ts'
import { branchOf, byDomain, isOwnMail, personOfMail } from './agent-mail.ts'
import { agencyInProse, byContact, byMaker, byRole } from './agent-prose.ts'
import { isPartOf, withPlace } from './place-of-agency.ts'

type Known = {
  readonly sentences: readonly string[]
  readonly letter: Letter
  readonly sender: Sender | null
  readonly places: readonly string[]
}

/** Whose sale it is: labels first, then the sender, the signature, the head and the foot of the page. */
export const agentOf = (entries: readonly Entry[], known: Known): FoundAgent => {
  const own = entries.filter(({ office, side }) => office === 'agent' && side === null)
  const readings: readonly Reading[] = [
    labelled(own, known),
    byDomain(own, known),
    bySender(known),
    byContact(known.sentences),
    byMaker(known.sentences),
    agencyInProse(known.sentences),
    byRole(known.sentences),
    fromSignature(known),
    fromBlock(known.letter.letterhead, known.places, BY_PLACE + 0.05),
    fromBlock(known.letter.footer.length <= 5 ? known.letter.footer : [], known.places, BY_PLACE),
    byDetails(known.letter.headDetails, BY_PLACE),
  ]
  const first = (key: keyof FoundAgent): FoundText =>
    readings
      .map((reading) => reading[key] ?? NOTHING)
      .find(({ value }) => value !== null && (key !== 'agency' || labelOf(value) === null)) ??
    NOTHING
  const { agency, branch } = withPlace(first('agency'), first('branch'), known.places)
  const negotiator = first('negotiator')
  return {
    agency,
    branch: branch.value === agency.value || isPartOf(branch, known.sender) ? NOTHING : branch,
    negotiator: negotiator.value === agency.value ? NOTHING : negotiator,
    email: first('email'),
    phone: first('phone'),
  }
}

/** Whether values only name a branch, by its place or its telephone. */
const areBranches = (values: readonly string[], places: readonly string[]) =>
  values.every((text) => places.includes(text) || !/\p{L}/u.test(withoutDetails(text)))

/** The people among who is to be asked, on the paper of an agency. */
const contactsOf = (values: readonly string[]) =>
  officeOf(values).names.filter((it) => isName(it) && it.includes(' ') && !AGENCY_WORD.test(it))

/** Whether entries say only which branch and who: 'Office: Castle Wenlow'. */
const areOffices = (entries: readonly Entry[]) =>
  entries.some(({ topic }) => topic === 'branch') &&
  entries.every(
    ({ topic, values }) => (topic !== 'whole' && topic !== 'firm') || values.length === 0,
  ) &&
  !entries.some(({ values }) => values.some((it) => AGENCY_WORD.test(it) || it.includes('&')))

const peopleOf = ({ people, names }: Office, places: readonly string[]) =>
  [...people, ...names.map(withoutTitle)].filter((name) => !places.includes(name))

const labelled = (entries: readonly Entry[], { places, letter }: Known): Reading => {
  const head = fromBlock(letter.letterhead, places, BY_PLACE).agency?.value ?? null
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
  const spelled = personOfMail(office)
  const led = head === null && valuesOf('contact').length === 0 ? leaderOf(office, places) : null
  const isHeaded = head !== null && (AGENCY_WORD.test(head) || head.includes('&'))
  const signers = isHeaded ? contactsOf(valuesOf('contact')) : []
  const others = office.people.filter((name) => name !== led)
  const people = [
    ...peopleOf(named, places),
    ...others,
    ...(spelled ? [withoutTitle(spelled)] : []),
    ...signers,
  ]
  const given = namesOfAgency({
    ...office,
    names: office.names.filter((name) => name !== spelled && !signers.includes(name)),
  })
  const isPlace = places.includes(given.agency ?? '') && valuesOf('whole', 'firm').length === 0
  const isOffice = head !== null && (areOffices(entries) || isPlace) && given.branch === null
  const names = isOffice ? { agency: null, branch: given.agency } : given
  return {
    agency: foundText(led ?? names.agency, led === null ? 0.9 : 0.75),
    branch: foundText(
      names.branch ??
        named.names.find((it) => places.includes(it)) ??
        (led === null ? null : names.agency) ??
        (isBranchOnly ? (branches[0] ?? null) : (townIn(branches.join(', ')) ?? null)),
      0.85,
    ),
    negotiator: foundText(people[0] ?? null, 0.93),
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
    (name) => !/\b(?:memorandum|notification|confirmation)\b/i.test(name),
  )
  const isBranch = (name: string) => OFFICE.test(name)
  const byMail = names.find((name) => office.emails.some((email) => isDomainOf(email, name)))
  const rest = names.filter((name) => !isBranch(name))
  const agency = byMail ?? rest.find((name) => AGENCY_WORD.test(name)) ?? rest[0] ?? null
  const branch = names.find(isBranch) ?? rest.find((name) => name !== agency) ?? null
  return { agency, branch: branch?.replace(OFFICE, '') ?? null }
}

const bySender = ({ sender, letter, sentences, places }: Known): Reading => {
  if (!sender) return {}
  const { name, email } = sender
  const lines = [...letter.signature, ...letter.letterhead, ...letter.footer, ...sentences].filter(
    (line) => !isBoilerplate(line),
  )
  const agency = email === null ? null : agencyOfDomain(lines, email)
  const isPerson =
    name !== null && isName(name) && !AGENCY_WORD.test(name) && isOwnMail(name, email)
  const isAgency = name !== null && !isPerson && agency === null
  return {
    ...(agency
      ? {
          agency: foundText(agency.agency, 0.9),
          branch: foundText(agency.branch ?? branchOf(name ?? '', places), 0.8),
        }
      : {}),
    ...(isAgency ? { agency: foundText(name, BY_PLACE) } : {}),
    negotiator: foundText(isPerson ? withoutTitle(name) : null, 0.9),
    email: foundText(/^no-?reply/i.test(email ?? '') ? null : email, 0.9),
  }
}

/** Who signs; a name alone is a person's where a letterhead has that of the agency. */
const fromSignature = (known: Known): Reading => {
  const { signature, letterhead } = known.letter
  const [name, ...rest] = namesOfBlock(signature)
  if (name !== undefined && rest.length === 0 && letterhead.length > 0 && isName(name))
    return { negotiator: foundText(withoutTitle(name), 0.8), ...byDetails(signature, 0.8) }
  return fromBlock(signature, known.places, BY_SENTENCE - 0.05, signerOf([name, ...rest]))
}

/** Who signs: the first line, or the full name below a first name, above the agency. */
const signerOf = ([first = '', second = '', ...rest]: readonly (string | undefined)[]) => {
  const [name, agency] = second.startsWith(`${first} `) ? [second, rest[0]] : [first, second]
  const isPerson = isName(name) && name.includes(' ') && !AGENCY_WORD.test(name)
  return isPerson && agency !== undefined && agency !== '' && !/&|\band\b/.test(name) ? name : null
}
