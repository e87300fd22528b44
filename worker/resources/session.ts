import { sessionApi } from '#domain/user/session'
import { type Api, serve } from '../serve.ts'
import { signedInUser } from '../tenant/user/people.ts'

export const session = (api: Api) => {
  serve(api, sessionApi.user, ({ user }) => signedInUser(user))
}
