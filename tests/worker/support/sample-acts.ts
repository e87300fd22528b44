import { randomOf } from '#worker/demo/random'
import { doTask } from '../../support/evidence.ts'
import type { Answer, Caller, FirmUnderTest } from './firm.ts'

export type SampleKind = 'agency' | 'contact' | 'lead' | 'quote-case' | 'conveyance'

type Act = (by: Caller, ids: readonly string[], second: Caller) => Promise<Pick<Answer, 'status'>>

/** The ids of the sample records of a kind. */
export const samplesOf = (firm: FirmUnderTest, kind: SampleKind): Promise<string[]> =>
  firm.inside(({ samples }) => samples.all().flatMap((it) => (it.kind === kind ? [it.id] : [])))

const versionOf = async (by: Caller, path: string): Promise<number> => {
  const { data } = (await by.get(path)).body
  return (data.lead ?? data.quote_case ?? data.conveyance ?? data.contact ?? data).version
}

const change =
  (path: string, body: object): Act =>
  async (by, [id = '']) => {
    const record = `${path}/${id}`
    const version = await versionOf(by, record)
    const { to = '', ...rest } = body as { to?: string }
    return by.post(`${record}/${to}`, { version, ...rest })
  }

const doNextTask: Act = async (by, [id = ''], second) => {
  const answer = await by.get(`/api/conveyances/${id}`)
  const tasks = answer.body.data.plan.milestones.flatMap((it: { tasks: object[] }) => it.tasks)
  const task = tasks.find((it: { status: string }) => ['open', 'waiting'].includes(it.status))
  return task ? doTask(by, second, answer.body.data, task) : answer
}

const callAbout =
  (kind: SampleKind): Act =>
  (by, [id = '']) =>
    by.post('/api/calls', {
      direction: 'out',
      subject: { kind, id },
      disposition: 'voicemail_left',
      note: 'Will ring back',
      next_action: null,
    })

const merge: Act = async (by, [id = '', other_id = '']) =>
  by.post(`/api/contacts/${id}/merges`, {
    version: await versionOf(by, `/api/contacts/${id}`),
    other_id,
    other_version: await versionOf(by, `/api/contacts/${other_id}`),
    merge_accounts: true,
  })

const visit: Act = (by, [agency_id = '']) =>
  by.post('/api/visits', { agency_id, visited_on: '2026-01-05', note: 'Met the branch' })

const followUp = { attempted: true, reached: true, temperature: 'warm', next_action: null }

/** What somebody may do with a sample record, by its kind. */
export const sampleActs: readonly (readonly [SampleKind, Act])[] = [
  ['conveyance', doNextTask],
  ['conveyance', doNextTask],
  ['conveyance', callAbout('conveyance')],
  ['conveyance', change('/api/conveyances', { to: 'chases', how: 'call' })],
  ['lead', change('/api/leads', { to: 'conversion' })],
  ['lead', callAbout('lead')],
  ['quote-case', change('/api/quote-cases', { to: 'dispatch', channels: ['email'] })],
  ['quote-case', change('/api/quote-cases', { to: 'instruction', accepted_by_phone: 'A client' })],
  ['quote-case', change('/api/quote-cases', { to: 'follow-ups', ...followUp })],
  ['quote-case', callAbout('quote-case')],
  ['contact', merge],
  ['agency', visit],
]

/** Does some acts, drawn by a seed, with sample records; returns how many succeeded. */
export const actAtRandom = async (
  firm: FirmUnderTest,
  by: Caller,
  second: Caller,
  { seed, acts }: { readonly seed: number; readonly acts: number },
): Promise<number> => {
  const random = randomOf(`acts ${seed}`)
  let done = 0
  for (let nth = 0; nth < acts; nth += 1) {
    const [kind, act] = random.pick(sampleActs)
    const ids = random.shuffled(await samplesOf(firm, kind))
    if ((await act(by, ids, second)).status === 200) done += 1
  }
  return done
}
