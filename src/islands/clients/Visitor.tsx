import { Skeleton } from '#components/Loaded.tsx'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { isSignedIn } from '#stores/conveyance/portal/case'

/** Shown without a session: a skeleton while one is fetched, else a link to sign in. */
export const Visitor = () => (isSignedIn() ? <Skeleton rows={8} /> : <SignInFirst />)

const SignInFirst = () => (
  <div className="portal">
    <h1 className="client-hello">{firm.brand.name}</h1>
    <p className="client-text">Sign in to see how your move is getting on.</p>
    <a className="btn main big" href={href('clients-login', {}, firm.audience)}>
      Sign in
    </a>
  </div>
)
