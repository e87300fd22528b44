import { firm } from '#lib/firm'

/** How to get our bank details by telephone. */
export const CallForDetails = () => (
  <p className="client-text">
    To pay by bank transfer, call us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>. We give you
    our bank details during the call, and take yours then.
  </p>
)
