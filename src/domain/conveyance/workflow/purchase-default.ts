import {
  asks,
  clientPart,
  days,
  either,
  flagged,
  leasehold,
  milestone,
  step,
  waits,
  wd,
  withLender,
  workflow,
} from './builders.ts'
import { conflictCheck, identityCheck, riskAssessment, terms } from './first-steps.ts'

const GATE = ['conflict-check', 'risk-assessment', 'terms', 'identity']
const SEARCHES = [
  'local-search',
  'drainage-search',
  'environmental-search',
  'area-searches',
  'index-searches',
]

const onboarding = milestone(
  'onboarding',
  'Instruction and onboarding',
  'Getting started',
  'You sign our terms, and we check who you are and where the money comes from, as the law requires.',
  { weight: 8, usual_wd: 5 },
  [
    conflictCheck,
    riskAssessment,
    terms,
    identityCheck('Check identity, PEP and sanctions'),
    step(
      'source-of-funds',
      'Accept source of funds and wealth, gift donors included',
      'approval',
      'fee_earner',
      {
        client: 'You show us where the money comes from',
        help: 'The law requires us to understand how your money was built up, not only where it is now.',
        due: wd('instructed', 5),
        depends_on: ['terms'],
        evidence: 'source_of_funds_accepted',
        sla_wd: 2,
        waits_on: waits('client', 'evidence of the source of funds', 5),
        client_part: clientPart(
          'Show us where your money comes from',
          'Your conveyancer tells you which documents to send. Tell us how the money was built up. If somebody gives you money, say who.',
        ),
      },
    ),
    step('search-money', 'Collect money on account for searches', 'payment', 'cashier', {
      client: 'You pay for the searches',
      help: 'We asked for the cost of the searches, so that we can order them straight away.',
      due: wd('instructed', 5),
      depends_on: ['terms'],
      evidence: 'search_money_received',
      waits_on: waits('client', 'money for the searches', 3),
      client_part: clientPart(
        'Pay for the searches',
        'The council and the water company charge for them. We tell you the amount. Call us before you pay: we never change our bank details by email.',
      ),
    }),
    step(
      'sale-memo',
      'Confirm memorandum of sale and verify seller’s conveyancer',
      'form',
      'assistant',
      {
        client: 'The estate agent confirms the sale to us',
        help: 'The estate agent writes to both sides with the price and who acts for whom.',
        due: wd('instructed', 3),
        evidence: 'memo_confirmed',
        waits_on: waits('agent', 'the memorandum of sale', 3),
      },
    ),
    step(
      'lender-details',
      'Take lender and broker details, advise on survey',
      'form',
      'assistant',
      {
        client: 'You tell us about your mortgage and survey',
        due: wd('instructed', 3),
        depends_on: ['terms'],
        evidence: 'lender_details_taken',
      },
    ),
    step(
      'co-ownership',
      'Record co-ownership: joint tenants or tenants in common',
      'form',
      'assistant',
      {
        client: 'You choose how you own together',
        help: 'You can own your home jointly, or in separate shares that each of you can leave to somebody in a will.',
        due: wd('instructed', 10),
        depends_on: ['terms'],
        condition: { field: 'client_count', over: 1 },
        evidence: 'co_ownership_chosen',
        waits_on: waits('client', 'the co-ownership form', 5),
        client_part: clientPart(
          'Choose how you own together',
          'Jointly, or in separate shares. We send you a form that explains both, and you can call us first.',
        ),
      },
    ),
    step('welcome-call', 'Make welcome call', 'call', 'fee_earner', {
      client: 'Your conveyancer calls you',
      due: wd('instructed', 2),
      optional: true,
    }),
  ],
)

const contractPack = milestone(
  'contract-pack',
  'Contract pack',
  'Documents from your seller',
  'Your seller’s conveyancer sends the contract and the documents about the home.',
  { weight: 8, usual_wd: 10 },
  [
    step('pack-requested', 'Request contract pack', 'message', 'assistant', {
      client: 'We ask for the contract',
      due: wd('memo', 1),
      depends_on: ['sale-memo', ...GATE],
      evidence: 'pack_requested',
    }),
    step('pack-received', 'Receive contract pack', 'document', 'assistant', {
      client: 'Your seller’s conveyancer sends the contract',
      help: 'Your seller has forms to fill in before their conveyancer can send everything.',
      due: wd('ready', 10),
      depends_on: ['pack-requested'],
      evidence: 'pack_received',
      waits_on: waits('other_side', 'the contract pack', 10),
    }),
    step('pack-complete', 'Check contract pack against the list', 'check', 'assistant', {
      due: wd('pack', 2),
      depends_on: ['pack-received'],
      evidence: 'pack_complete',
    }),
    step('plan-confirmed', 'Get client to confirm the plan', 'document', 'assistant', {
      client: 'You check the plan of the home',
      help: 'You have seen the home and we have not, so please check that the plan shows all of it.',
      due: wd('pack', 5),
      depends_on: ['pack-received'],
      evidence: 'plan_confirmed',
      waits_on: waits('client', 'the plan, sent to confirm the extent', 5),
      client_part: clientPart(
        'Check the plan',
        'We send you the plan. Call or write to say whether the red line shows the house, the garden and any parking you were shown.',
      ),
    }),
  ],
)

/** The part that search steps share; `usual` is in working days. */
const result = (usual: number) => ({
  help: 'We have ordered it. You do not need to do anything.',
  due: wd('ready', usual),
  depends_on: ['pack-received', 'search-money'],
  waits_on: asks('search_provider', 'the search result', usual),
})

const searches = milestone(
  'searches',
  'Searches',
  'Searches',
  'The council, the water company and others tell us what they know about the home and the land.',
  { weight: 12, usual_wd: 15 },
  [
    step('local-search', 'Order local search (LLC1 and CON29)', 'external_order', 'assistant', {
      client: 'The council sends its search result',
      ...result(10),
      evidence: 'local_search_received',
    }),
    step('drainage-search', 'Order drainage and water search', 'external_order', 'assistant', {
      client: 'The water company sends its search result',
      ...result(5),
      evidence: 'drainage_search_received',
    }),
    step(
      'environmental-search',
      'Order environmental and flood search',
      'external_order',
      'assistant',
      {
        client: 'The flood and ground search result arrives',
        ...result(2),
        evidence: 'environmental_search_received',
      },
    ),
    step(
      'area-searches',
      'Order coal, chancel, HS2 and other area searches',
      'external_order',
      'assistant',
      {
        client: 'The results of searches for your area arrive',
        ...result(5),
        condition: flagged('area_searches'),
        evidence: 'area_searches_received',
      },
    ),
    step(
      'index-searches',
      'Order index map, company and bankruptcy searches',
      'external_order',
      'assistant',
      {
        ...result(3),
        condition: flagged('extra_searches'),
        evidence: 'index_searches_received',
      },
    ),
    step('searches-reviewed', 'Review search results and set expiry dates', 'check', 'fee_earner', {
      client: 'We read the search results',
      due: wd('ready', 3),
      depends_on: SEARCHES,
      evidence: 'searches_reviewed',
    }),
    step(
      'searches-reported',
      'Report search results to client and lender',
      'message',
      'fee_earner',
      {
        client: 'We tell you what the searches say',
        due: wd('ready', 3),
        depends_on: ['searches-reviewed'],
        evidence: 'searches_reported',
      },
    ),
  ],
)

const title = milestone(
  'title-and-enquiries',
  'Title and enquiries',
  'Questions about the home',
  'We read the documents and ask your seller’s conveyancer about anything unclear.',
  { weight: 20, usual_wd: 20 },
  [
    step('title-review', 'Review title', 'check', 'fee_earner', {
      client: 'We check the official record of the home',
      due: wd('pack', 5),
      depends_on: ['pack-complete'],
      evidence: 'title_reviewed',
    }),
    step('lease-review', 'Review lease', 'check', 'fee_earner', {
      client: 'We read the lease',
      due: wd('pack', 5),
      depends_on: ['pack-complete'],
      condition: leasehold,
      evidence: 'lease_reviewed',
    }),
    step('forms-review', 'Review forms, planning and building control', 'check', 'fee_earner', {
      client: 'We read what your seller says about the home',
      due: wd('pack', 5),
      depends_on: ['pack-complete'],
      evidence: 'forms_reviewed',
    }),
    step('enquiries-raised', 'Draft and send enquiries', 'document', 'fee_earner', {
      client: 'We send our questions',
      due: wd('ready', 2),
      depends_on: ['title-review', 'lease-review', 'forms-review'],
      evidence: 'enquiries_raised',
    }),
    step('enquiries-reviewed', 'Review replies', 'check', 'fee_earner', {
      client: 'Your seller’s conveyancer answers our questions',
      help: 'We asked about everything that was unclear. Your seller may have to look for documents.',
      due: wd('ready', 10),
      depends_on: ['enquiries-raised'],
      evidence: 'enquiries_reviewed',
      sla_wd: 3,
      waits_on: waits('other_side', 'replies to {enquiries}', 8),
    }),
    step('indemnity', 'Agree indemnity policy or lender’s consent', 'manual', 'fee_earner', {
      client: 'We agree an insurance policy with your seller',
      due: wd('ready', 10),
      depends_on: ['enquiries-raised'],
      condition: flagged('indemnity'),
      evidence: 'indemnity_agreed',
    }),
    step('enquiries-accepted', 'Accept all replies', 'approval', 'fee_earner', {
      client: 'We accept every answer',
      due: wd('ready', 3),
      depends_on: ['enquiries-reviewed', 'indemnity'],
      evidence: 'enquiries_accepted',
    }),
  ],
)

const mortgage = milestone(
  'mortgage-and-report',
  'Mortgage and report',
  'Your mortgage and our report',
  'Your lender makes its offer, and we tell you in plain words what you are buying.',
  { weight: 12, usual_wd: 10 },
  [
    step(
      'mortgage-offer',
      'Record mortgage offer, conditions and expiry',
      'document',
      'assistant',
      {
        client: 'Your lender makes its offer',
        help: 'Your lender sends us its offer once it has valued the home and checked your documents.',
        due: wd('instructed', 20),
        depends_on: ['lender-details'],
        condition: withLender,
        evidence: 'mortgage_offer_received',
        waits_on: waits('lender', 'the mortgage offer', 15),
      },
    ),
    step('lender-matters', 'Check lender’s handbook and report to lender', 'check', 'fee_earner', {
      client: 'We check your lender’s conditions',
      due: wd('offer', 3),
      depends_on: ['mortgage-offer', 'title-review'],
      condition: withLender,
      evidence: 'lender_matters_reported',
    }),
    step('report', 'Send report on title', 'document', 'fee_earner', {
      client: 'We send you our report',
      due: wd('ready', 3),
      depends_on: ['enquiries-accepted', 'searches-reviewed', 'mortgage-offer'],
      evidence: 'report_sent',
    }),
    step('survey', 'Settle survey matters', 'manual', 'fee_earner', {
      client: 'We settle what the survey found',
      due: wd('ready', 10),
      depends_on: ['lender-details'],
      condition: flagged('survey'),
      evidence: 'survey_settled',
    }),
    step('tax-confirmed', 'Confirm SDLT or LTT figure', 'check', 'fee_earner', {
      client: 'We work out the tax on your purchase',
      due: wd('ready', 5),
      depends_on: ['terms'],
      evidence: 'tax_confirmed',
    }),
    step('report-discussed', 'Discuss report with client', 'call', 'fee_earner', {
      client: 'You ask us anything about the report',
      help: 'Please read our report and ask us whatever is not clear. No question is a silly one.',
      due: wd('ready', 5),
      depends_on: ['report'],
      evidence: 'report_discussed',
      sla_wd: 2,
      waits_on: waits('client', 'the report, sent to read', 5),
      client_part: clientPart(
        'Read our report',
        'We send it to you: what you are buying, what to know about it and what it costs. Then we go through it with you by telephone.',
      ),
    }),
  ],
)

const ready = milestone(
  'ready-to-exchange',
  'Ready to exchange',
  'Ready to exchange',
  'You sign, pay the deposit, and everyone agrees the moving date. Nothing is binding yet.',
  { weight: 12, usual_wd: 5 },
  [
    step(
      'contract-signed',
      'Get contract, mortgage deed, transfer and tax form signed',
      'document',
      'assistant',
      {
        client: 'You sign the contract',
        help: 'We send you the contract and the deeds with a note of where to sign.',
        due: wd('ready', 5),
        depends_on: ['report'],
        evidence: 'contract_signed',
        waits_on: waits('client', 'the signed contract and deeds', 5),
        client_part: clientPart(
          'Sign the contract and the deeds',
          'We send them to you with a note of where to sign. A deed needs a witness who is not family. Nothing is binding until we exchange.',
        ),
      },
    ),
    step('deposit', 'Receive deposit and match its source', 'payment', 'cashier', {
      client: 'You pay the deposit',
      help: 'We hold the deposit safely and pass it on only when we exchange.',
      due: wd('exchange', -2),
      depends_on: ['report', 'source-of-funds'],
      evidence: 'deposit_held',
      waits_on: waits('client', 'the deposit', 5),
      client_part: clientPart(
        'Pay the deposit',
        'We tell you the amount and the day. Call us before you pay: we never change our bank details by email.',
      ),
    }),
    step('insurance', 'Arrange buildings insurance', 'manual', 'assistant', {
      client: 'You arrange buildings insurance',
      help: 'From exchange the home is yours to insure, so the policy has to be ready to start.',
      due: wd('exchange', -2),
      depends_on: ['report'],
      evidence: 'insurance_ready',
      waits_on: waits('client', 'the buildings insurance', 5),
      client_part: clientPart(
        'Arrange buildings insurance',
        'A quote ready to start on the day we exchange is enough. Send your conveyancer a copy.',
      ),
    }),
    step('completion-proposed', 'Agree completion date with the chain', 'call', 'fee_earner', {
      client: 'We agree the moving date',
      help: 'Everyone buying and selling has to move on the same day, so we are finding one that suits all.',
      due: wd('ready', 3),
      depends_on: ['report'],
      evidence: 'completion_proposed',
      waits_on: waits('chain', 'a completion date', 3),
    }),
    step('linked-sale', 'Check linked sale is ready', 'check', 'fee_earner', {
      client: 'Your own sale is ready too',
      due: wd('exchange', -1),
      depends_on: ['report'],
      condition: { field: 'linked', is: true },
      evidence: 'linked_sale_ready',
    }),
    step('authority', 'Record client’s authority to exchange', 'approval', 'fee_earner', {
      client: 'You tell us to go ahead',
      help: 'Exchange binds you, so we only do it when you have told us to.',
      due: wd('ready', 1),
      depends_on: ['contract-signed', 'completion-proposed', 'report-discussed'],
      evidence: 'authority_to_exchange',
      waits_on: waits('client', 'authority to exchange', 1),
      client_part: clientPart(
        'Tell us to go ahead',
        'Once we exchange, neither side can change its mind. We call you to confirm.',
      ),
    }),
    step('exchange-checklist', 'Sign pre-exchange checklist', 'approval', 'fee_earner', {
      client: 'We check everything once more',
      due: wd('exchange', 0),
      depends_on: ['authority', 'deposit', 'insurance', 'linked-sale', 'lender-matters', 'survey'],
      evidence: 'exchange_checklist_signed',
    }),
  ],
)

const exchange = milestone(
  'exchange',
  'Exchange',
  'Exchange of contracts',
  'From here nobody can change their mind, and the moving date is fixed.',
  { weight: 6, usual_wd: 1 },
  [
    step('exchange', 'Exchange contracts', 'call', 'fee_earner', {
      client: 'We exchange contracts',
      due: wd('exchange', 0),
      depends_on: ['exchange-checklist'],
      evidence: 'exchanged',
    }),
    step('insurance-on-risk', 'Put buildings insurance on risk', 'check', 'assistant', {
      client: 'Your buildings insurance starts',
      due: wd('exchange', 0),
      depends_on: ['exchange'],
      evidence: 'insurance_on_risk',
    }),
    step(
      'exchange-told',
      'File memorandum; notify client, agent, lender and broker',
      'message',
      'assistant',
      {
        client: 'We tell everybody',
        due: wd('exchange', 0),
        depends_on: ['exchange'],
        evidence: 'exchange_told',
      },
    ),
  ],
)

const preCompletion = milestone(
  'pre-completion',
  'Pre-completion',
  'Getting ready to move',
  'We prepare the money, the deed and the last checks for the day.',
  { weight: 8, usual_wd: 9 },
  [
    step('transfer-approved', 'Approve transfer', 'document', 'fee_earner', {
      client: 'The deed is agreed',
      help: 'Your seller’s conveyancer checks the wording of the deed.',
      due: wd('completion', -7),
      depends_on: ['exchange'],
      evidence: 'transfer_approved',
      waits_on: waits('other_side', 'approval of the transfer', 3),
    }),
    step(
      'requisitions',
      'Send requisitions (TA13), check replies and undertakings',
      'document',
      'fee_earner',
      {
        client: 'We settle the last practical points',
        help: 'We asked your seller’s conveyancer about keys, money and documents for the day.',
        due: wd('completion', -5),
        depends_on: ['exchange'],
        evidence: 'requisitions_answered',
        waits_on: asks('other_side', 'replies to our completion requisitions', 4),
      },
    ),
    step(
      'priority-search',
      'Order priority search (OS1) and bankruptcy search (K16)',
      'external_order',
      'assistant',
      {
        client: 'We reserve your place at the Land Registry',
        due: wd('completion', -5),
        depends_on: ['exchange'],
        evidence: 'priority_search_clear',
      },
    ),
    step(
      'certificate',
      'Send certificate of title and draw down advance',
      'document',
      'fee_earner',
      {
        client: 'We ask your lender to send the loan',
        due: wd('completion', -6),
        depends_on: ['exchange'],
        condition: withLender,
        evidence: 'certificate_sent',
      },
    ),
    step('balance', 'Send completion statement and match the balance', 'payment', 'cashier', {
      client: 'You pay the balance',
      help: 'We send you all the figures. The balance has to reach us before the day you move.',
      due: wd('completion', -2),
      depends_on: ['exchange'],
      evidence: 'balance_received',
      sla_wd: 1,
      waits_on: asks('client', 'the balance', 5),
      client_part: clientPart(
        'Pay the balance',
        'We send you all the figures. Call us before you pay: we never change our bank details by email.',
      ),
    }),
    step('bank-details', 'Verify seller’s conveyancer’s bank details again', 'call', 'cashier', {
      client: 'We check by telephone where the money goes',
      due: wd('completion', -2),
      depends_on: ['requisitions'],
      evidence: 'bank_details_verified',
    }),
    step('tax-return', 'Prepare SDLT or LTT return', 'form', 'post_completion', {
      client: 'We prepare your tax return',
      due: wd('completion', -2),
      depends_on: ['exchange', 'tax-confirmed'],
      evidence: 'tax_return_prepared',
    }),
  ],
)

const completionDay = milestone(
  'completion-day',
  'Completion day',
  'Moving day',
  'We send the money and you collect the keys.',
  { weight: 6, usual_wd: 1 },
  [
    step('funds-in', 'Receive balance and mortgage advance', 'payment', 'cashier', {
      client: 'Your lender’s money arrives',
      due: wd('completion', 0),
      depends_on: ['balance', 'certificate', 'priority-search'],
      evidence: 'funds_received',
    }),
    step('funds-sent', 'Send completion money by CHAPS', 'approval', 'cashier', {
      client: 'We send the money to your seller’s conveyancer',
      due: wd('completion', 0),
      depends_on: ['funds-in', 'bank-details', 'transfer-approved', 'tax-return'],
      evidence: 'funds_sent',
    }),
    step('completion', 'Complete and record the time', 'call', 'fee_earner', {
      client: 'Your seller’s conveyancer confirms that the money arrived',
      help: 'The money travels from bank to bank. They call us as soon as it arrives.',
      due: wd('completion', 0),
      depends_on: ['funds-sent'],
      evidence: 'completed',
      waits_on: waits('other_side', 'confirmation that the money arrived', 1),
    }),
    step('keys', 'Send keys message', 'message', 'assistant', {
      client: 'You collect the keys',
      due: wd('completion', 0),
      depends_on: ['completion'],
      evidence: 'keys_released',
    }),
    step('transfer-dated', 'Date the transfer', 'document', 'assistant', {
      due: wd('completion', 0),
      depends_on: ['completion'],
      evidence: 'transfer_dated',
    }),
  ],
)

const postCompletion = milestone(
  'post-completion',
  'Post-completion',
  'After the move',
  'We pay the tax and register the home in your name.',
  { weight: 8, usual_wd: 30 },
  [
    step('tax-filed', 'File and pay SDLT or LTT, get certificate', 'form', 'post_completion', {
      client: 'We file your tax return and pay the tax',
      due: days('tax', -4),
      depends_on: ['completion'],
      evidence: 'sdlt_filed',
    }),
    step('registration-lodged', 'Lodge AP1, mortgage and discharge', 'form', 'post_completion', {
      client: 'We ask the Land Registry to register the home in your name',
      due: wd('completion', 15),
      depends_on: ['tax-filed', 'transfer-dated'],
      evidence: 'ap1_lodged',
    }),
    step(
      'notices',
      'Serve notices and get certificate of compliance',
      'manual',
      'post_completion',
      {
        client: 'We tell the building’s managers that you own it',
        due: wd('completion', 10),
        depends_on: ['completion'],
        condition: either(leasehold, flagged('new_build')),
        evidence: 'notices_served',
      },
    ),
    step('registry-points', 'Answer HM Land Registry’s requisitions', 'manual', 'post_completion', {
      client: 'We answer any questions the Land Registry has',
      due: wd('ready', 20),
      depends_on: ['registration-lodged'],
      settled_by: 'registered',
      waits_on: waits('hmlr', 'the application for registration', 40),
    }),
    step(
      'registered',
      'Check title information document, send to client and lender',
      'document',
      'post_completion',
      {
        client: 'You get the official record with your name on it',
        help: 'The Land Registry is working through its applications. You own your home meanwhile.',
        due: wd('ready', 40),
        depends_on: ['registration-lodged'],
        evidence: 'registered',
        waits_on: waits('hmlr', 'the registration', 40),
      },
    ),
    step('ledger-nil', 'Clear ledger, archive and ask for a review', 'payment', 'cashier', {
      client: 'We close the file',
      due: wd('ready', 5),
      depends_on: ['registered', 'notices', 'tax-filed'],
      evidence: 'ledger_nil',
    }),
  ],
)

/** The standard purchase: ten milestones, 62 steps. */
export const purchaseWorkflow = workflow('purchase', 'Purchase', 'purchase', [
  onboarding,
  contractPack,
  searches,
  title,
  mortgage,
  ready,
  exchange,
  preCompletion,
  completionDay,
  postCompletion,
])
