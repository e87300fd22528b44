import { areaOf } from '#islands/chrome/areas.ts'
import type { Area, Route } from '#routes'
import admin from '../styles/areas/admin.css?url'
import agents from '../styles/areas/agents.css?url'
import conveyance from '../styles/areas/case.css?url'
import clients from '../styles/areas/clients.css?url'
import completionDay from '../styles/areas/completion-day.css?url'
import conveyances from '../styles/areas/conveyances.css?url'
import home from '../styles/areas/home.css?url'
import kit from '../styles/areas/kit.css?url'
import lead from '../styles/areas/lead.css?url'
import messages from '../styles/areas/messages.css?url'
import packs from '../styles/areas/packs.css?url'
import quotes from '../styles/areas/quotes.css?url'
import requisitions from '../styles/areas/requisitions.css?url'
import signIn from '../styles/areas/sign-in.css?url'
import workflows from '../styles/areas/workflows.css?url'

const areas: Readonly<Record<Area, string>> = {
  home,
  quotes,
  conveyances,
  workflows,
  clients,
  agents,
  admin,
}

/** Pages with styles of their own, by the beginning of their path. */
const own: readonly (readonly [path: string, styles: string])[] = [
  ['/admin/uikit', kit],
  ['/conveyances/completions', completionDay],
  ['/conveyances/:id', conveyance],
  ['/quotes/inbox', messages],
  ['/quotes/leads/:id', lead],
  ['/quotes/quote-cases/track-emails', messages],
  ['/quotes/requisition-replies', requisitions],
  ['/quotes/sale-', packs],
  ['/quotes/whatsapp', messages],
]

export const areaStyles = ({ path, layout }: Pick<Route, 'layout'> & { path?: string }) => {
  if (layout === 'auth') return signIn
  if (path === undefined || layout === 'default') return null
  return own.find(([start]) => path.startsWith(start))?.[1] ?? areas[areaOf(path)]
}
