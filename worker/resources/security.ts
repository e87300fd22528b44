import { securityApi } from '#domain/user/security/api'
import { type Api, serve } from '../serve.ts'
import * as enrolment from '../tenant/user/security/enrolment.ts'
import { forgetDevice } from '../tenant/user/security/own-devices.ts'
import { removePasskey, renamePasskey } from '../tenant/user/security/own-passkeys.ts'
import { toSecurityView } from '../tenant/user/security/view.ts'
import { endOneSession, endSessions } from '../tenant/user/session-ends.ts'

export const security = (api: Api) => {
  serve(api, securityApi.show, (request) => toSecurityView(request, sessionIdOf(request)))
  serve(api, securityApi.offer_authenticator, enrolment.offerAuthenticator)
  serve(api, securityApi.confirm_authenticator, (request) =>
    enrolment.confirmAuthenticator(request, request.body.code, sessionIdOf(request)),
  )
  serve(api, securityApi.remove_authenticator, (request) =>
    enrolment.removeAuthenticator(request, sessionIdOf(request)),
  )
  serve(api, securityApi.rename_passkey, (request) =>
    renamePasskey(request, { ...request.params, ...request.body }, sessionIdOf(request)),
  )
  serve(api, securityApi.remove_passkey, (request) =>
    removePasskey(request, request.params.passkey, sessionIdOf(request)),
  )
  serve(api, securityApi.make_codes, (request) =>
    enrolment.makeRecoveryCodes(request, sessionIdOf(request)),
  )
  serve(api, securityApi.forget_device, (request) =>
    forgetDevice(request, request.params.device, sessionIdOf(request)),
  )
  serve(api, securityApi.end_session, (request) => {
    endOneSession(request, request.user.id, request.params.session)
    return toSecurityView(request, sessionIdOf(request))
  })
  serve(api, securityApi.end_other_sessions, (request) => {
    endSessions(request, request.user.id, sessionIdOf(request))
    return toSecurityView(request, sessionIdOf(request))
  })
}

const sessionIdOf = ({ actor }: { actor: { session: { id: string } | null } }) =>
  actor.session?.id ?? null
