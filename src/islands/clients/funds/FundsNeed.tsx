import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { OwnCheck } from '../OwnCheck.tsx'

/** The client’s own statement of funds; nothing before we ask for it. */
export const FundsNeed = ({ clientCase: { id, funds } }: { clientCase: ClientCase }) =>
  funds === undefined ? null : (
    <OwnCheck state={funds} texts={texts} at={href('clients-funds-id', { id }, firm.audience)} />
  )

const texts = {
  what: 'where your money comes from',
  region: 'Where your money comes from',
  lead: 'Each part of the price, one question at a time. What you enter is saved as you go.',
  act: 'Tell us where it comes from',
  waiting: 'We are looking at where your money comes from.',
  done: 'We have accepted where your money comes from.',
}
