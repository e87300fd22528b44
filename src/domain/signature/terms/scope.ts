import type { Conveyance } from '#domain/conveyance/conveyance'
import type { MatterType } from '#domain/matter'
import type { TextPart } from '../text.ts'

const work: Readonly<Record<MatterType, readonly string[]>> = {
  sale: [
    'We draft the contract, answer the buyer’s enquiries, exchange contracts and complete your sale.',
    'We repay the mortgages that you tell us of, from the price, and pay the rest to you.',
  ],
  purchase: [
    'We check the title, the searches and the replies of the seller, and report to you before you commit yourself.',
    'We exchange contracts, complete your purchase, file the tax return and register you as owner.',
    'Insure the building from the day that we tell you: from exchange it may be at your risk.',
  ],
  remortgage: [
    'We check the title for your new lender, repay the old loan and register the new mortgage.',
    'We do not advise whether a loan suits you, or whether your old lender charges for early repayment: ask both lenders.',
  ],
  'transfer-of-equity': [
    'We prepare the transfer, obtain the consent of a lender where there is one, and register it.',
    'We act for the people named above alone. Anybody else who gains or gives up a share should take advice of their own.',
  ],
}

const limits = [
  'the condition of the property: a surveyor does that',
  'whether the price is right',
  'tax, other than the return that comes with this work',
  'planning of your estate, or your family’s rights, unless we agree it in writing',
]

const actingFor = ({ lender, matter_type }: Conveyance) =>
  lender && matter_type !== 'sale'
    ? `We also act for ${lender.name}. We must tell them what affects their decision to lend. If your interests and theirs come apart, we may have to stop acting for one or both of you.`
    : 'In this matter we act for you alone.'

/** What we do and do not do in this case, and for whom. */
export const scopeParts = (conveyance: Conveyance): readonly TextPart[] => [
  {
    heading: 'What we do for you',
    paragraphs: [...work[conveyance.matter_type], actingFor(conveyance)],
    points: [],
  },
  { heading: 'What we do not advise on', paragraphs: [], points: limits },
]
