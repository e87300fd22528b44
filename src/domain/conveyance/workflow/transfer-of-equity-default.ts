import {
  asks,
  clientPart,
  days,
  flagged,
  milestone,
  step,
  waits,
  wd,
  withLender,
  workflow,
} from './builders.ts'
import { identityPart, riskAssessment, terms } from './first-steps.ts'

const GATE = ['conflict-check', 'risk-assessment', 'terms', 'identity']

/** The standard transfer of equity: five milestones from instruction to registration, no exchange. */
export const transferWorkflow = workflow(
  'transfer-of-equity',
  'Transfer of equity',
  'transfer-of-equity',
  [
    milestone(
      'onboarding',
      'Instruction and onboarding',
      'Getting started',
      'Everybody signs our terms and proves their identity, as the law requires.',
      { weight: 16, usual_wd: 4 },
      [
        step('conflict-check', 'Check for conflicts between all parties', 'check', 'fee_earner', {
          due: wd('instructed', 1),
          evidence: 'conflict_clear',
        }),
        riskAssessment,
        terms,
        step('identity', 'Check identity of every party', 'check', 'assistant', {
          client: 'We check who everybody is',
          help: 'The law requires us to check who each of you is before we act.',
          due: wd('instructed', 5),
          depends_on: ['conflict-check'],
          evidence: 'identity_checked',
          waits_on: waits('client', 'proof of identity of every party', 4),
          client_part: identityPart,
        }),
      ],
    ),
    milestone(
      'title-and-advice',
      'Title, advice and consent',
      'Checks and consents',
      'We check the official record of the home, and your lender agrees to the change.',
      { weight: 26, usual_wd: 15 },
      [
        step('official-copies', 'Order official copies', 'external_order', 'assistant', {
          client: 'We get the official record of the home',
          due: wd('ready', 1),
          depends_on: GATE,
          evidence: 'official_copies_received',
        }),
        step('title-check', 'Check title: names, restrictions and charges', 'check', 'fee_earner', {
          client: 'We check the official record of the home',
          due: wd('ready', 2),
          depends_on: ['official-copies'],
          evidence: 'title_checked',
        }),
        step(
          'independent-advice',
          'Confirm independent advice in writing',
          'document',
          'fee_earner',
          {
            client: 'The other owner takes independent advice',
            help: 'Anybody who gives up a share should first take advice from their own solicitor.',
            due: wd('ready', 10),
            depends_on: GATE,
            condition: flagged('independent_advice'),
            evidence: 'advice_confirmed',
            waits_on: waits('other_side', 'confirmation of independent advice', 10),
          },
        ),
        step('lender-consent', 'Get lender’s consent', 'message', 'assistant', {
          client: 'Your lender agrees to the change',
          help: 'We asked your lender to agree to the new owners.',
          due: wd('ready', 15),
          depends_on: ['title-check'],
          condition: withLender,
          evidence: 'lender_consented',
          waits_on: asks('lender', 'its consent to the transfer', 15),
        }),
        step('tax-confirmed', 'Calculate tax on the debt taken over', 'check', 'fee_earner', {
          client: 'We work out whether any tax is due',
          due: wd('ready', 5),
          depends_on: GATE,
          evidence: 'tax_confirmed',
        }),
      ],
    ),
    milestone(
      'ready-to-complete',
      'Transfer and signing',
      'You sign',
      'We prepare the deed and everybody signs it.',
      { weight: 22, usual_wd: 7 },
      [
        step('draft-transfer', 'Draft transfer', 'document', 'fee_earner', {
          client: 'We prepare the deed',
          due: wd('ready', 3),
          depends_on: ['title-check', 'lender-consent'],
          evidence: 'transfer_drafted',
        }),
        step(
          'transfer-signed',
          'Get transfer signed by every party and check witnesses',
          'document',
          'assistant',
          {
            client: 'Everybody signs the deed',
            help: 'We sent the deed to everybody with a note of where to sign.',
            due: wd('ready', 7),
            depends_on: ['draft-transfer', 'independent-advice'],
            evidence: 'transfer_signed',
            waits_on: waits('client', 'the signed transfer', 5),
            client_part: clientPart(
              'Sign the deed',
              'We send it to you with a note of where to sign. It needs a witness who is not family.',
            ),
          },
        ),
        step('authority', 'Record authority to complete', 'approval', 'fee_earner', {
          client: 'You tell us to go ahead',
          help: 'We only go ahead when you have told us to.',
          due: wd('ready', 1),
          depends_on: ['transfer-signed', 'tax-confirmed'],
          evidence: 'authority_to_complete',
          waits_on: waits('client', 'authority to complete', 1),
          client_part: clientPart('Tell us to go ahead', 'We call you to confirm.'),
        }),
      ],
    ),
    milestone(
      'completion-day',
      'Completion',
      'Completion day',
      'We date the deed, and the change takes effect.',
      { weight: 12, usual_wd: 2 },
      [
        step('completion', 'Complete: date transfer and pay over money', 'manual', 'fee_earner', {
          client: 'The change takes effect',
          due: wd('completion', 0),
          depends_on: ['authority'],
          evidence: 'completed',
        }),
        step('completion-told', 'Notify all parties and post the bill', 'message', 'assistant', {
          client: 'We tell everybody',
          due: wd('completion', 0),
          depends_on: ['completion'],
          evidence: 'completion_told',
        }),
      ],
    ),
    milestone(
      'post-completion',
      'Registration',
      'Registration',
      'We register the new owners and close the file.',
      { weight: 24, usual_wd: 25 },
      [
        step('tax-filed', 'File and pay SDLT or LTT', 'form', 'post_completion', {
          client: 'We file your tax return and pay the tax',
          due: days('tax', -4),
          depends_on: ['completion'],
          condition: flagged('tax_due'),
          evidence: 'sdlt_filed',
        }),
        step('registration-lodged', 'Lodge AP1', 'form', 'post_completion', {
          client: 'We ask the Land Registry to record the new owners',
          due: wd('completion', 10),
          depends_on: ['tax-filed', 'completion'],
          evidence: 'ap1_lodged',
        }),
        step(
          'registered',
          'Check registration, send to the parties',
          'document',
          'post_completion',
          {
            client: 'You get the new official record',
            help: 'The Land Registry is working through its applications.',
            due: wd('ready', 20),
            depends_on: ['registration-lodged'],
            evidence: 'registered',
            waits_on: waits('hmlr', 'the registration', 20),
          },
        ),
        step('ledger-nil', 'Clear ledger', 'payment', 'cashier', {
          client: 'We close the file',
          due: wd('ready', 5),
          depends_on: ['registered'],
          evidence: 'ledger_nil',
        }),
      ],
    ),
  ],
)
