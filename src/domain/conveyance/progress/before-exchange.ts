import { bankDetailsWarning } from '#domain/communication/communication'
import { type ProgressText, toAgent, toBroker, toClient, toOtherSide } from './text.ts'

/** What is said up to exchange, by fact. */
export const beforeExchange = {
  forms_sent: {
    line: 'We sent you the property forms',
    messages: [
      toClient(
        'Your property forms',
        'We have sent you the forms about {address}. They ask what a buyer will want to know.',
        'Answer what you know; “I do not know” is a proper answer. A wrong answer can cost you money later, so ask us if you are unsure.',
      ),
    ],
  },
  forms_returned: {
    line: 'We have your property forms',
    messages: [
      toClient(
        'We have your property forms',
        'Thank you for the forms about {address}. We have checked them, and your buyer’s conveyancer gets them with the contract.',
      ),
    ],
    isTask: true,
  },
  pack_sent: {
    line: 'We sent the contract to the buyer’s conveyancer',
    messages: [
      toClient(
        'Contract sent to your buyer',
        'The contract for {address}, with the documents about your home, has gone to the buyer’s conveyancer. They read it next, and usually come back with questions.',
      ),
      toAgent(
        'Contract pack sent',
        'We have sent the contract pack to the buyer’s conveyancer today.',
      ),
      toOtherSide(
        'Contract pack sent',
        'We have sent you the contract pack of {address}, subject to contract. Please confirm that it has arrived.',
        'Send enquiries in one numbered list, with the reason for each.',
      ),
    ],
  },
  pack_received: {
    line: 'The contract arrived from the seller’s conveyancer',
    messages: [
      toClient(
        'The contract is here',
        'The seller’s conveyancer has sent us the contract for {address} and the documents about it. We check that nothing is missing, read them, and tell you what matters.',
      ),
      toAgent('Contract pack received', 'We have the contract pack and are checking it.'),
      toBroker(
        'Contract pack received',
        'We have the contract pack of {address} and are checking it.',
      ),
    ],
    isTask: true,
  },
  searches_reviewed: {
    line: 'The searches are back, and we have read them',
    messages: [
      toClient(
        'Your searches are back',
        'The searches about {address} are back, and we have read them. What you need to know or decide is in our report to you.',
      ),
      toAgent('Searches back', 'The searches are back.'),
    ],
  },
  enquiries_raised: { line: 'We sent our questions to the seller’s conveyancer', messages: [] },
  enquiries_answered: { line: 'We answered the buyer’s conveyancer', messages: [] },
  enquiries_accepted: {
    line: 'All questions between the conveyancers are settled',
    messages: [
      toClient(
        'All questions settled',
        'Every question that the conveyancers had about {address} is answered and accepted. Signing and agreeing a date come next.',
      ),
      toAgent('Enquiries settled', 'All enquiries have been answered and accepted.'),
      toBroker(
        'Enquiries settled',
        'All enquiries about {address} have been answered and accepted. Signing and agreeing a date come next.',
      ),
    ],
    isTask: true,
  },
  mortgage_offer_received: {
    line: 'Your mortgage offer arrived',
    messages: [
      toClient(
        'Your mortgage offer is here',
        'Your lender has sent us the mortgage offer for {address}. Check that your names, the amount, the rate and the date it ends are right in your own copy, and tell us at once if anything is wrong.',
      ),
      toBroker(
        'Mortgage offer received',
        'The lender has sent us the mortgage offer for {address}, and we are checking it.',
        'Please tell us at once of anything in it that is to change.',
      ),
    ],
    isTask: true,
  },
  report_sent: {
    line: 'Your report on the property is ready',
    messages: [
      toClient(
        'Your report is ready',
        'Our report on {address} is ready. It says what you are buying, what comes with it and what to decide. Read it before you sign anything, and call {fee_earner} on {phone} with your questions.',
      ),
    ],
  },
  completion_proposed: {
    line: 'A completion day was proposed',
    messages: [
      toClient(
        'A completion day is proposed',
        'A day to complete has been proposed for {address}: {completion_on}. It is not certain before contracts are exchanged, so book nothing that you cannot cancel.',
        bankDetailsWarning,
      ),
      toAgent(
        'Completion day proposed',
        'A completion day has been proposed: {completion_on}. It is not agreed before exchange.',
      ),
      toBroker(
        'Completion day proposed',
        'A day to complete has been proposed for {address}: {completion_on}. It is not certain before contracts are exchanged.',
        'Please tell us now if the lender could not be ready by then.',
      ),
    ],
  },
} satisfies Record<string, ProgressText>
