import { clientPart, step, waits, wd } from './builders.ts'

export const conflictCheck = step(
  'conflict-check',
  'Check for conflicts of interest',
  'check',
  'fee_earner',
  {
    due: wd('instructed', 1),
    evidence: 'conflict_clear',
  },
)

export const riskAssessment = step(
  'risk-assessment',
  'Assess client and matter risk',
  'check',
  'fee_earner',
  {
    due: wd('instructed', 2),
    depends_on: ['conflict-check'],
    evidence: 'risk_assessed',
  },
)

export const terms = step(
  'terms',
  'Get client care letter, terms and quote signed',
  'document',
  'assistant',
  {
    client: 'You sign our terms',
    help: 'We send you our terms and the price we quoted. We can start once you have signed them.',
    due: wd('instructed', 3),
    depends_on: ['conflict-check'],
    evidence: 'terms_signed',
    waits_on: waits('client', 'our terms, sent for signature', 3),
    client_part: clientPart(
      'Sign our terms',
      'We send you our terms and the price we quoted. Read them, sign them and send them back. You can call us first with any question.',
    ),
  },
)

export const identityPart = clientPart(
  'Prove your identity',
  'Your conveyancer tells you how, and what to have ready: usually a passport or driving licence and a recent bill.',
)

/** The identity check of one client; the workflows differ in what else it covers. */
export const identityCheck = (name: string) =>
  step('identity', name, 'check', 'assistant', {
    client: 'We check who you are',
    help: 'The law requires us to check who you are before we act for you.',
    due: wd('instructed', 3),
    depends_on: ['conflict-check'],
    evidence: 'identity_checked',
    waits_on: waits('client', 'proof of identity', 3),
    client_part: identityPart,
  })
