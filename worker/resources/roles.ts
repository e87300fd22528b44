import { roleApi } from '#domain/user/role/api'
import { type Api, serve } from '../serve.ts'
import { changeRole, createRole, listRoles, toRoleDetail } from '../tenant/user/role/changes.ts'
import { demandFactor } from '../tenant/user/role/factor-demands.ts'
import { giversOf } from '../tenant/user/role/permission-givers.ts'

export const roles = (api: Api) => {
  serve(api, roleApi.list, (request) => listRoles(request))
  serve(api, roleApi.show, (request) => toRoleDetail(request, request.params.id))
  serve(api, roleApi.givers, (request) => giversOf(request, request.params.name))
  serve(api, roleApi.create, (request) =>
    toRoleDetail(request, createRole(request, request.body).id),
  )
  serve(api, roleApi.change, (request) => {
    const { version, ...body } = request.body
    return toRoleDetail(request, changeRole(request, request.params.id, version, body).id)
  })
  serve(api, roleApi.demand_factor, (request) => {
    const { version, second_factor } = request.body
    return toRoleDetail(
      request,
      demandFactor(request, request.params.id, version, second_factor).id,
    )
  })
}
