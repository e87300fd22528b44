import { emailsIn, phonesIn } from '../contact-details.ts'
import { BY_SENTENCE, type FoundAgent, foundText } from '../fields.ts'
import { FIRM_WORD } from '../office.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { AGENCY_WORD } from './agency-name.ts'

const AGENCY = "(\\p{Lu}[\\p{L}'-]*(?:\\s+(?:(?:&|and)\\s+)?\\p{Lu}[\\p{L}'-]*)+)"
const TOLD = [
  new RegExp(
    `\\b[Ss]ale (?:has been |was )?(?:agreed|negotiated|arranged) (?:by|through|via) ${AGENCY}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Ss]old|[Mm]arketed|[Aa]uctioned|[Oo]ffered|[Aa]rranged|[Nn]egotiated|[Ii]ssued|[Pp]repared)(?: at auction)? (?:by|through|via) (?:the (?:agents?|auctioneers?),? )?${AGENCY}`,
    'u',
  ),
  new RegExp(
    `^${AGENCY}(?: \\([^)]+\\))? (?:confirms? the sale|(?:is|are) (?:pleased|delighted|acting|instructed|happy))\\b`,
    'u',
  ),
  new RegExp(`\\b(?:[Ee]state )?(?:agents?|auctioneers?)(?:,| are| is|:) ${AGENCY}`, 'u'),
]

const MADE =
  /^(?:[Ss]ale (?:agreed|negotiated|arranged)|[Nn]egotiated|[Pp]repared|[Ii]ssued|[Pp]roduced|[Ss]ent|[Ss]igned|[Hh]andled|[Cc]ompiled)(?: (?:for|on behalf of) ([^()]+?)(?: \(([^()]+)\))?)?(?: on [\p{L}\d /.-]{6,30}?)? by (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2})(?=$|[,.]|\s(?:on|at|of|\d))/u

/** 'For Larcombe & Tree: Gwen Tree'. */
const FOR = /^For (\p{Lu}[^:,.]{3,40}): (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2})(?=$|[\s,.(])/u

/** 'Form filled in by Jo Quinn on behalf of Larcombe & Tree'. */
const BY = new RegExp(
  `\\b(?:filled in|completed|prepared|issued|sent|written) by (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){1,2}),? (?:on behalf of|for|of|at) ${AGENCY}`,
  'u',
)

/** 'On behalf of Larcombe & Tree (Dunmere branch)'. */
const BEHALF = new RegExp(
  `\\bon behalf of ${AGENCY} \\((\\p{Lu}[\\p{L}' -]+?)(?: (?:branch|office))?\\)`,
  'u',
)

/** Who made the memorandum, and for which agency: 'Prepared for X (Dunmere) by Jo Quinn'. */
export const byMaker = (sentences: readonly string[]): Partial<FoundAgent> => {
  for (const sentence of sentences) {
    const [, own, place] = BEHALF.exec(sentence) ?? []
    if (own !== undefined && place !== undefined && !FIRM_WORD.test(own))
      return { agency: foundText(own, 0.85), branch: foundText(place, 0.8) }
    const [, name, signer] = FOR.exec(sentence) ?? []
    if (name !== undefined && signer !== undefined && isSurelyPerson(signer))
      return { agency: foundText(name, 0.85), negotiator: foundText(signer, 0.85) }
    const [, maker, whose] = BY.exec(sentence) ?? []
    if (maker !== undefined && whose !== undefined && isSurelyPerson(maker))
      return { agency: foundText(whose, 0.8), negotiator: foundText(maker, 0.85) }
    const [, agency, branch, person] = MADE.exec(sentence) ?? []
    if (person !== undefined && isSurelyPerson(person) && !AGENCY_WORD.test(person))
      return {
        ...(agency
          ? { agency: foundText(agency, 0.85), branch: foundText(branch ?? null, 0.8) }
          : {}),
        negotiator: foundText(person, 0.85),
      }
  }
  return {}
}

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)"
const CONTACTS = [
  new RegExp(
    `\\b(?:[Yy]our|[Oo]ur|[Tt]he) contact (?:for this \\w+ |here )?(?:is|will be) (${NAME}{0,2})(.*)$`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Cc]ontact|[Cc]all|[Rr]ing|[Tt]elephone|[Ss]peak to|(?:[Ee]nquiries|[Qq]ueries|[Qq]uestions|[Pp]roblems)(?: please)? to|[Aa]sk for) (${NAME}{1,2})(.*)$`,
    'u',
  ),
]
/** Who looks after a sale: 'Jo Quinn is looking after this sale', 'My colleague Jo Quinn', 'The negotiator is Jo Quinn'. */
const HANDLERS = [
  new RegExp(`\\b[Mm]y colleague,? (${NAME}{1,2})(.*)$`, 'u'),
  new RegExp(
    `\\b[Tt]he (?:sales )?(?:negotiator|progressor)(?: (?:here|for this sale|dealing))? (?:is|will be) (${NAME}{0,2})(.*)$`,
    'u',
  ),
  new RegExp(
    `(?:^|[.,;] )(${NAME}{0,2}) (?:is|will be) (?:looking after|dealing with|handling|progressing|managing) (?:this|the) sale\\b(?! (?:for|on behalf))(.*)$`,
    'u',
  ),
]

/** Who is to be asked for by a first name alone. */
const ASKED_FOR = /\b[Aa]sk for (\p{Lu}\p{Ll}+)(?=[.,;]|$| on \d)(.*)$/u

/** Which agency is to be asked: 'Enquiries to Larcombe & Tree on 01632 960191'. */
const ENQUIRIES = new RegExp(
  `(?:^|\\s)(?:[Ee]nquiries|[Qq]ueries|[Qq]uestions)(?: please)? to ${AGENCY}(?: on| at|,|:)(.*)$`,
  'u',
)

/** Where the one to be asked works, with the branch: 'at Harrowby Quill, Merrowdown on …'. */
const AT = new RegExp(
  `^ (?:at|of|from) (${AGENCY})(?:, (\\p{Lu}[\\p{L}' -]+?))?(?= on\\b|[,.;(]|$)`,
  'u',
)
const ME = /\b(?:contact|call|ring|telephone|phone|reach|e-?mail) (?:me|us)\b(.*)$/i

/** Words of a sentence on who acts for one of the parties. */
const OF_LAWYERS = /\b(?:instruct(?:s|ed)|represented by|acting for|acts for)\b/i

/** Whom a sentence gives as the agent's person: 'Your contact for this sale is Jo Quinn on 01632 960191'. */
export const byContact = (sentences: readonly string[]): Partial<FoundAgent> => {
  const own = sentences.filter((text) => !FIRM_WORD.test(text) && !OF_LAWYERS.test(text))
  for (const rule of [...CONTACTS, ...HANDLERS])
    for (const sentence of own) {
      const [, person, rest = ''] = rule.exec(sentence) ?? []
      if (person === undefined || !isSurelyPerson(person)) continue
      const [, agency, , branch] = AT.exec(rest) ?? []
      return {
        negotiator: foundText(person, 0.85),
        ...(agency === undefined ? {} : { agency: foundText(agency, 0.8) }),
        ...(branch === undefined ? {} : { branch: foundText(branch, 0.75) }),
        ...detailsIn(rest),
      }
    }
  for (const sentence of own) {
    const [, agency, rest = ''] = ENQUIRIES.exec(sentence) ?? []
    if (agency !== undefined && phonesIn(rest).length + emailsIn(rest).length > 0)
      return { agency: foundText(agency, 0.75), ...detailsIn(rest) }
  }
  for (const sentence of own) {
    const [, person, rest = ''] = ASKED_FOR.exec(sentence) ?? []
    if (person !== undefined && !AGENCY_WORD.test(person))
      return { negotiator: foundText(person, 0.75), ...detailsIn(rest) }
  }
  return detailsIn(own.flatMap((text) => ME.exec(text)?.[1] ?? []).join(' '))
}

const detailsIn = (text: string) => ({
  phone: foundText(phonesIn(text)[0]?.text ?? null, 0.85),
  email: foundText(emailsIn(text)[0]?.text ?? null, 0.85),
})

/** The agency that a sentence names: 'sold at auction by X', 'X are pleased to confirm'. */
export const agencyInProse = (sentences: readonly string[]): Partial<FoundAgent> => {
  for (const rule of TOLD)
    for (const sentence of sentences) {
      const name = rule.exec(sentence)?.[1]
      if (name !== undefined && !isSurelyPerson(name))
        return { agency: foundText(name, BY_SENTENCE - 0.05) }
    }
  return {}
}

const ROLE_ALONE =
  /^(?:(?:senior|lead|branch|area|assistant|associate|sales|resales|property|lettings|residential|local) )*(?:negotiator|manager|progress(?:or|ion)(?: team)?|consultant|administrator|coordinator|valuer)$/i

/** Who stands above a line that only says what an agent's person does. */
export const aboveRole = (lines: readonly string[]): Partial<FoundAgent> => {
  const at = lines.findLastIndex(
    (text, index) => ROLE_ALONE.test(text) && isSurelyPerson(lines[index - 1] ?? ''),
  )
  return { negotiator: foundText(at < 0 ? null : withoutTitle(lines[at - 1] ?? ''), 0.75) }
}

/** 'Wendell Marsh, Sales Progressor': who a line names with what they do. */
export const byRole = (sentences: readonly string[]): Partial<FoundAgent> => {
  const person = sentences
    .flatMap(
      (text) =>
        /^([^,|–]{5,40}?)\s*(?:,|\||\s[–-])\s*(?:senior |lead |branch |area |assistant )?(?:sales |resales |property )?(?:negotiator|manager|progress(?:or|ion)|advis[eo]r|consultant|administrator|coordinator|executive)\b/i.exec(
          text,
        )?.[1] ?? [],
    )
    .find((name) => isName(name) && !AGENCY_WORD.test(name))
  return { negotiator: foundText(person === undefined ? null : withoutTitle(person), 0.8) }
}
