import { firm } from '#lib/firm'

/** Says that messages wait, where nothing is set up to send them. */
export const NoProviderNotice = () =>
  firm.sends_messages ? null : (
    <p className="warn">
      Messages are waiting: no mail provider is set up. They will be sent once one is set up.
    </p>
  )
