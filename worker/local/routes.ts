import { audiences } from '#domain/audience'
import { layoutOf, routeTable } from '#routes'

const audienceOf = (path: string) => audiences.find((it) => it === path.split('/')[1]) ?? null

const table = Object.entries(routeTable).map(([name, route]) => ({
  path: route.path,
  name,
  title: route.title,
  layout: layoutOf(route, route.auth),
  auth: route.auth,
  permissions: route.can,
  audience: audienceOf(route.path),
}))

console.info(JSON.stringify(table, null, 2))
