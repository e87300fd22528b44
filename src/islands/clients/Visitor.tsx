import { Skeleton } from '#components/Loaded.tsx'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { isSignedIn } from '#stores/conveyance/portal/case'
import { BankWarning } from './BankWarning.tsx'

/** Shown without a session: a skeleton while one is fetched, else a link to sign in. */
export const Visitor = () => (isSignedIn() ? <Skeleton rows={8} /> : <SignInFirst />)

/** The way to sign in and back to the page that was asked for. */
const signInHref = () => {
  const returnTo = new URLSearchParams({ return: location.pathname + location.search })
  return `${href('clients-login', {}, firm.audience)}?${returnTo}`
}

const SignInFirst = () => (
  <div className="portal">
    <h1 className="client-hello">{firm.brand.name}</h1>
    <p className="client-text">
      Sign in to see how your sale or purchase is getting on, what happens next, and what we need
      from you.
    </p>
    <a className="btn main big" href={signInHref()}>
      Sign in
    </a>
    <p className="client-text">
      You need no password: we send a link and a code to your email address. A quote opens with the
      link in our message.
    </p>
    <BankWarning />
  </div>
)
