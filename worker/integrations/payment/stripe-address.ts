type Environment = { readonly ENVIRONMENT?: string | undefined; readonly STRIPE_ADDRESS?: string }

/** The address of a stand-in for Stripe, which the local environment alone may have; undefined for Stripe’s own. */
export const stripeAddress = ({ ENVIRONMENT, STRIPE_ADDRESS }: Environment) =>
  ENVIRONMENT === 'local' ? STRIPE_ADDRESS : undefined
