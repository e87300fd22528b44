import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { OwnCheck } from '../OwnCheck.tsx'

/** The client’s own identity check; nothing before we ask for it. */
export const IdentityNeed = ({ clientCase: { id, identity } }: { clientCase: ClientCase }) =>
  identity === undefined ? null : (
    <OwnCheck
      state={identity}
      texts={texts}
      at={href('clients-identity-id', { id }, firm.audience)}
    />
  )

const texts = {
  what: 'proof of your identity',
  region: 'Proof of your identity',
  lead: 'About five minutes on your phone, with your passport or driving licence and a recent bill.',
  act: 'Prove who you are',
  waiting: 'We are checking the proof of your identity.',
  done: 'Your identity check is done.',
}
