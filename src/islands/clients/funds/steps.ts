import type { ClientFunds } from '#domain/funds/view'
import { firm } from '#lib/firm'
import { href } from '#routes'

export type ClientPart = ClientFunds['parts'][number]
export type FundsStep = 'amount' | 'story' | 'giver' | 'evidence' | 'declaration'

/** The questions of a part, in order, one a page. */
export const stepsOf = ({ kind }: ClientPart): readonly FundsStep[] => {
  if (kind === 'mortgage') return ['amount']
  return kind === 'gift'
    ? ['amount', 'giver', 'story', 'evidence', 'declaration']
    : ['amount', 'story', 'evidence']
}

const page = ({ conveyance_id }: ClientFunds) =>
  href('clients-funds-id', { id: conveyance_id }, firm.audience)

export const fundsHref = (funds: ClientFunds) => page(funds)
export const newPartHref = (funds: ClientFunds) => `${page(funds)}?part=new`
export const stepHref = (funds: ClientFunds, part: string, step: FundsStep) =>
  `${page(funds)}?part=${part}&step=${step}`

/** The question after one; the list of all parts after the last. */
export const afterHref = (funds: ClientFunds, part: ClientPart, step: FundsStep) => {
  const steps = stepsOf(part)
  const next = steps[steps.indexOf(step) + 1]
  return next ? stepHref(funds, part.id, next) : fundsHref(funds)
}
