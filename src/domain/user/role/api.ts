import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  FactorPolicyBody,
  PermissionGivers,
  RoleBody,
  RoleChange,
  RoleDetail,
  RoleRow,
} from './role.ts'

export const roleApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/roles',
    who: ['staff'],
    can: ['roles.view-any'],
    reply: z.array(RoleRow),
  },
  show: {
    method: 'GET',
    path: '/api/roles/:id',
    who: ['staff'],
    can: ['roles.view-any'],
    reply: RoleDetail,
  },
  givers: {
    method: 'GET',
    path: '/api/permissions/:name/givers',
    who: ['staff'],
    // Open to all staff, so that they know whom to ask for a permission.
    can: [],
    reply: PermissionGivers,
  },
  create: {
    method: 'POST',
    path: '/api/roles',
    who: ['staff'],
    can: ['roles.create'],
    body: RoleBody,
    reply: RoleDetail,
    isSensitive: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/roles/:id',
    who: ['staff'],
    can: ['roles.update'],
    body: RoleChange,
    reply: RoleDetail,
    isSensitive: true,
  },
  demand_factor: {
    method: 'PUT',
    path: '/api/roles/:id/second-factor',
    who: ['staff'],
    can: ['roles.update'],
    body: FactorPolicyBody,
    reply: RoleDetail,
    isSensitive: true,
  },
})
