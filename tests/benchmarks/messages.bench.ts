import type { Correspondence } from '#domain/tracked-email/view'
import type { Caller } from './caller.ts'
import type { Query, Question } from './comparing.ts'
import { inTwoFirms } from './two-firms.ts'

const BUDGET = 1.3

/** The case that has as many messages in both firms, and where later pages begin. */
type Known = {
  readonly timeline: string
  readonly older: string
  readonly inbox: string
  readonly done: string
}

const asked = (
  group: string,
  path: Question<Known>['path'],
  ...queries: readonly (Query | ((of: Known) => Query))[]
) =>
  queries.map(
    (it): Question<Known> => ({
      group,
      path,
      ask: typeof it === 'function' ? it : () => it,
      isList: false,
      budget: BUDGET,
    }),
  )

const inbox = '/api/inbox'

const questions: readonly Question<Known>[] = [
  ...asked(
    'the timeline of a case',
    ({ timeline }) => timeline,
    {},
    ({ older }) => ({
      after: older,
    }),
  ),
  ...asked(
    'the shared inbox',
    inbox,
    { view: 'unassigned' },
    { view: 'mine' },
    { view: 'all' },
    { view: 'snoozed' },
    { view: 'done' },
    ({ inbox: after }) => ({ view: 'all', after }),
    ({ done: after }) => ({ view: 'done', after }),
  ),
  ...asked(
    'WhatsApp conversations',
    '/api/whatsapp-threads',
    { view: 'unassigned' },
    { view: 'all' },
    { view: 'closed' },
  ),
  ...asked('emails that nobody filed', '/api/unfiled-emails', {}),
]

type Cases = { readonly rows: readonly { readonly id: string }[] }

/** The subject of the newest bulk email, which is about the one case. */
const MARK = 'Replies to enquiries 0'

const timelineOf = async (staff: Caller) => {
  const { rows } = await staff.get<Cases>('/api/conveyances?sort=ref&direction=asc')
  for (const { id } of rows) {
    const timeline = `/api/conveyances/${id}/correspondence`
    const { entries, next } = await staff.get<Correspondence>(timeline)
    const isMarked = entries.some((it) => it.kind === 'email' && it.email.subject === MARK)
    if (isMarked && next !== null) return { timeline, older: next }
  }
  throw new Error('No case on the first page has the messages of the benchmark.')
}

const nextOf = async (staff: Caller, view: string) => {
  const { next } = await staff.get<{ next: string | null }>(`${inbox}?view=${view}`)
  if (next === null) throw new Error(`The inbox has one page of ${view}.`)
  return next
}

const knownIn = async (staff: Caller): Promise<Known> => {
  const { timeline, older } = await timelineOf(staff)
  return {
    timeline,
    older,
    inbox: await nextOf(staff, 'all'),
    done: await nextOf(staff, 'done'),
  }
}

/** The timeline of a case and the shared inbox, in a firm of many messages against one of a thousand. */
export default inTwoFirms({ of: 'messages', questions, knownIn })
