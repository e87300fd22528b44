import { sessionApi } from '#domain/user/session'
import { type Api, serve } from '../serve.ts'
import { signedIn } from '../tenant/user/people.ts'

/** Who is signed in. Signing in and out is the edge's: it alone sets cookies. */
export const session = (api: Api) => {
  serve(api, sessionApi.user, ({ user }) => signedIn(user))
}
