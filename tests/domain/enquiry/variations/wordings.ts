import { oneOf } from './random.ts'

type Worded = { readonly written: string; readonly known: string }

const same = (text: string): Worded => ({ written: text, known: text })

const references = [
  'This follows from paragraph 3.2 of the lease.',
  'This is asked under clause 4(b) of the transfer dated 14 March 1998.',
  'See also enquiries 1 to 13 and entry 2. of the charges register.',
  'This concerns plot 12, which is 1.5 m from the boundary.',
  'It is shown on page 7 of the pack, item (c).',
  'The permission is 19/01234/FUL of 3 May 2019.',
]

const reasons = [
  'We ask because the lender requires it.',
  'This is needed before we can report to our client.',
  'If not, please explain why.',
  'Our client has asked about this specifically.',
]

const remarks = [
  'We have reported to our client on the searches and nothing arises from them.',
  'Our client is content with the price.',
  'We have now received the local search.',
  'Thank you for the energy performance certificate.',
  'Our clients have had a survey and are happy with it.',
  'The draft contract is approved as drawn.',
  'We note that the property is registered.',
  'Our client has a mortgage offer in place.',
]

/** What is put to an enquiry, by kind. */
export const wordings: Readonly<Record<string, (text: string, random: () => number) => Worded>> = {
  own: same,
  references: (text, random) => same(`${text} ${oneOf(random, references)}`),
  'number begins a line': (text, random) => {
    const reference = oneOf(random, references)
    return {
      written: `${text} ${reference.replace(/ (?=\d|\()/, '\n')}`,
      known: `${text} ${reference}`,
    }
  },
  'reason below': (text, random) => {
    const reason = oneOf(random, reasons.slice(0, 3))
    return { written: `${text}\n\n${reason}`, known: `${text} ${reason}` }
  },
  'remark below': (text, random) => ({
    written: `${text}\n\n${oneOf(random, remarks)}`,
    known: text,
  }),
  'courtesy after': (text, random) => ({
    written: `${text} ${oneOf(random, ['Thank you.', 'Many thanks.', 'We look forward to hearing from you.'])}`,
    known: text,
  }),
  'reason after': (text, random) => same(`${text} ${oneOf(random, reasons)}`),
}
