import { Icon } from '#components/Icon.tsx'
import { firm } from '#lib/firm'

/** Warns about changed bank details, on every page that may concern money. */
export const BankWarning = () => (
  <aside className="bank-warning">
    <Icon name="shield-check" />
    <p>
      <b>Our bank details never change by email.</b> If a message says they have, do not pay. Call
      us on {firm.phone} first.
    </p>
  </aside>
)
