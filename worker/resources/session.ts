import { sessionApi } from '#domain/user/session'
import { type Api, serve } from '../serve.ts'
import { signedInUser } from '../tenant/user/people.ts'

/** The signed-in user; the edge signs in and out, as only it sets cookies. */
export const session = (api: Api) => {
  serve(api, sessionApi.user, ({ user }) => signedInUser(user))
}
