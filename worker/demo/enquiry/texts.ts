type Asked = {
  readonly classification: string
  readonly text: string
  readonly reply: string
}

/** What the buyer’s side asks of a seller; with the question to the client where only they know. */
export type SellerEnquiry = Asked & {
  readonly question?: {
    readonly text: string
    readonly help: string | null
    readonly answer: string
  }
}

export const sellerEnquiries: readonly SellerEnquiry[] = [
  {
    classification: 'TIT',
    text: 'Please confirm that the seller sells with full title guarantee.',
    reply: 'Confirmed.',
  },
  {
    classification: 'BND',
    text: 'The register does not say who owns the boundaries. Which has the seller maintained?',
    question: {
      text: 'Which fences, walls or hedges have you looked after?',
      help: 'Say “left” or “right” as you look at the house from the road.',
      answer: 'The fence on the left.',
    },
    reply: 'The seller has maintained the left boundary, seen from the road.',
  },
  {
    classification: 'UTL',
    text: 'When was the boiler last serviced, and by whom?',
    question: {
      text: 'When was your boiler last serviced, and who did it?',
      help: 'There may be a sticker or a card with the date beside the boiler.',
      answer: 'Last March, by a Gas Safe engineer from the town.',
    },
    reply: 'Last March, by a Gas Safe engineer.',
  },
  {
    classification: 'NTC',
    text: 'Has the seller had any letter or notice about works, planning or a dispute nearby?',
    question: {
      text: 'Have you had a letter from the council or a neighbour about building work or a dispute?',
      help: null,
      answer: 'No.',
    },
    reply: 'The seller has had none.',
  },
  {
    classification: 'CTR',
    text: 'Please confirm that the deposit may be held as stakeholder.',
    reply: 'Confirmed.',
  },
  {
    classification: 'CHN',
    text: 'Please confirm whether the seller has a related purchase, and its position.',
    reply: 'We will propose a date once everybody in the chain is ready.',
  },
]

/** What we ask of a seller for a buyer. */
export const buyerEnquiries: readonly Asked[] = [
  {
    classification: 'TIT',
    text: 'Please send the deed that the register refers to in its second part.',
    reply: 'A copy is with the contract pack.',
  },
  {
    classification: 'COV',
    text: 'Please confirm that nobody has claimed a breach of the covenants on the register.',
    reply: 'The seller knows of no claim.',
  },
  {
    classification: 'BRG',
    text: 'The questionnaire says that windows were replaced. Please send the certificate.',
    reply: 'The seller has asked the installer’s scheme for a copy, which will follow.',
  },
  {
    classification: 'SRC',
    text: 'The drainage search shows a public sewer within the boundary. Was anything built over it?',
    reply: 'Nothing was built over it.',
  },
  {
    classification: 'FIX',
    text: 'Please confirm that the fitted appliances in the kitchen are included in the price.',
    reply: 'They are included.',
  },
]
