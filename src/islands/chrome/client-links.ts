import type { IconName } from '#components/icons.ts'
import { type RouteName, routes } from '#routes'
import { served } from './areas.ts'

type ClientPage = { readonly name: RouteName; readonly label: string; readonly icon: IconName }

const clientPages: readonly ClientPage[] = [
  { name: 'clients', label: 'Home', icon: 'house' },
  { name: 'clients-milestones', label: 'Progress', icon: 'milestone' },
  { name: 'clients-case-history', label: 'Messages', icon: 'message-circle' },
  { name: 'clients-documents', label: 'Documents', icon: 'files' },
  { name: 'clients-payment', label: 'Payments', icon: 'credit-card' },
]

/** The links of the client navigation whose page exists: '../pages/clients/milestones.astro'. */
export const clientLinks = (files: readonly string[], here: RouteName) =>
  clientPages
    .filter(({ name }) => files.some((file) => isPageOf(file, routes[name].path)))
    .map(({ name, label, icon }) => ({
      label,
      icon,
      href: served(routes[name].path),
      isHere: name === here,
    }))

const isPageOf = (file: string, path: string) =>
  file.endsWith(`${path}.astro`) || file.endsWith(`${path}/index.astro`)
