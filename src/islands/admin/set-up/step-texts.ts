import type { SetUpStep } from '#domain/firm/set-up'

type StepText = {
  readonly title: string
  readonly hint: string
  /** The label of the button that leaves the step out. */
  readonly skip: string
}

const later = 'Skip for now'

export const stepTexts: Readonly<Record<SetUpStep, StepText>> = {
  brand: {
    title: 'Your firm',
    hint: 'Name, colour, address, number with the regulator',
    skip: later,
  },
  offices: { title: 'Offices and hours', hint: 'Where and when people reach you', skip: later },
  teams: { title: 'Teams', hint: 'Who shares cases', skip: later },
  roles: { title: 'Roles', hint: 'Who may do what', skip: 'Keep the standard roles' },
  people: { title: 'People', hint: 'Invite everybody who works here', skip: later },
  agencies: { title: 'Agencies', hint: 'Who introduces clients to you', skip: later },
  'fee-scales': { title: 'Fees', hint: 'What you charge', skip: 'Keep the standard prices' },
  workflows: {
    title: 'Workflows',
    hint: 'Sale and purchase, as you work',
    skip: 'Keep the standard workflows',
  },
  messages: { title: 'Messages', hint: 'How email and texts leave', skip: later },
  domains: { title: 'Domains', hint: 'Where your pages are', skip: later },
}
