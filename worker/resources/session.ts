import { sessionApi } from '#domain/user/session'
import { type Api, serve } from '../serve.ts'
import { signedInUser } from '../tenant/user/people.ts'

export const session = (api: Api) => {
  serve(api, sessionApi.user, ({ user, samples }) => {
    const has_sample_data = user.type === 'staff' && !samples.isEmpty()
    return { ...signedInUser(user), has_sample_data }
  })
}
