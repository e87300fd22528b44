import type { Conveyance } from '#domain/conveyance/conveyance'
import type { TextPart } from '../text.ts'

type Body = 'SRA' | 'CLC'

const part = (heading: string, ...paragraphs: readonly string[]): TextPart => ({
  heading,
  paragraphs: [...paragraphs],
  points: [],
})

/** Years for which a file is kept: the limitation periods, and the Transaction Files Code of the CLC. */
const yearsKept = ({ matter_type }: Pick<Conveyance, 'matter_type'>, body: Body) => {
  if (matter_type === 'sale') return body === 'CLC' ? 6 : 7
  return body === 'CLC' ? 15 : 16
}

// SRA Code of Conduct for Firms, Transparency Rules and Accounts Rules; Consumer Contracts Regulations 2013;
// Money Laundering Regulations 2017; UK GDPR, article 13.
/** What holds for each case: identity, money, interest, storage, data, insurance, cancelling. */
export const generalParts = (conveyance: Conveyance, body: Body): readonly TextPart[] => [
  part(
    'Who you are, and where your money comes from',
    'The law requires us to check who you are and how you came by the money that you use. We cannot act, or send money, before that is done. We may have to report what we suspect without telling you.',
  ),
  part(
    'Your money and ours',
    'We keep your money in a client account, apart from our own. We pay you a fair sum in place of interest when it would come to more than £20.',
    'We never send bank details, or a change of them, by email or message. Before you pay anybody, call us on the number that you know. If you pay somebody else by mistake, the money may be lost.',
  ),
  part(
    'Your file',
    `We keep your file for ${yearsKept(conveyance, body)} years after the case is closed, and then destroy it. Ask us for documents within that time: we charge only where finding and copying them takes more than an hour, and tell you the price first.`,
  ),
  part(
    'Your data',
    'We use what you tell us to do this work and to meet our duties in law. We share it only with those who take part: the other side, lenders, search providers, the Land Registry and the tax authority. You can ask what we hold, and have mistakes put right.',
  ),
  part(
    'Insurance and financial services',
    'We are insured against our mistakes as our regulator requires; ask us for the insurer and the limits. We are not authorised to give advice on investments. We may arrange insurance that this work needs, such as an indemnity policy.',
  ),
  part(
    'If you change your mind',
    'If you instructed us at a distance or away from our office, you have 14 days from the day you sign to cancel, without a reason: write to us by letter or email. By signing you ask us to begin at once. If you cancel then, you pay for what was done until that day, and for what we have paid to others.',
    'You can end our work later at any time, in writing. The law of England and Wales applies.',
  ),
]
