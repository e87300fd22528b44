import { askedOf, fundsKinds } from '#domain/funds/labels'
import type { ClientFunds } from '#domain/funds/view'
import { AmountStep } from './AmountStep.tsx'
import { EvidenceStep } from './EvidenceStep.tsx'
import { FundsPage } from './FundsPage.tsx'
import { GiverStep } from './GiverStep.tsx'
import { StoryStep } from './StoryStep.tsx'
import { type ClientPart, type FundsStep, fundsHref, stepHref, stepsOf } from './steps.ts'

type Props = { funds: ClientFunds; part: ClientPart; step: FundsStep }

const forms = {
  amount: AmountStep,
  story: StoryStep,
  giver: GiverStep,
  evidence: EvidenceStep,
  declaration: EvidenceStep,
}

const askOf = ({ kind }: ClientPart, step: FundsStep) => {
  const asked = askedOf[kind]
  const name = fundsKinds[kind]
  const asks: Readonly<Record<FundsStep, { readonly title: string; readonly text?: string }>> = {
    amount: { title: `${name}: how much is it?` },
    story: { title: `${name}: how did it come about?`, text: asked.story },
    giver: { title: 'Who gives you the money?' },
    evidence: { title: `${name}: show us`, text: asked.evidence },
    declaration: {
      title: 'What the giver signs',
      text: 'A letter that they sign: their name, how you are related, the amount, that it is a gift and not a loan, and that they get no share in the property. We check their identity as well and get in touch with them.',
    },
  }
  return asks[step]
}

/** One question about one part; its answer is saved before the next one. */
export const PartStep = ({ funds, part, step }: Props) => {
  const Form = forms[step]
  const before = stepsOf(part)[stepsOf(part).indexOf(step) - 1]
  return (
    <FundsPage
      back={before ? stepHref(funds, part.id, before) : fundsHref(funds)}
      backTo={before ? 'Back' : 'All parts'}
      {...askOf(part, step)}
    >
      <Form funds={funds} part={part} step={step} />
    </FundsPage>
  )
}
