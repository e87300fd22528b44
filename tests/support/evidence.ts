import type { CaseFile } from '#domain/conveyance/api'
import { SignatureCheck } from '#domain/conveyance/evidence/paper-signature'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import type { CaseFunds } from '#domain/funds/view'
import type { IdentityView } from '#domain/identity/view'
import { factName } from '#domain/risk/facts'
import type { CaseRisk } from '#domain/risk/view'
import { lowRisk } from './risk.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
type Reply = { readonly status: number; readonly text: string; readonly body: any }
type Poster = { readonly post: (path: string, body?: unknown) => Promise<Reply> }
type Reader = Poster & { readonly get: (path: string) => Promise<Reply> }

const reviewed = (version: number, person: IdentityView['person'], on: string) => ({
  version,
  name: person?.name ?? '',
  date_of_birth: person?.date_of_birth ?? '1980-05-04',
  address: person?.address ?? '14 Almond Row, Ludlow',
  way: 'in_person',
  on,
  points: ['genuine', 'face', 'name', 'born', 'address'],
  relied_on: [
    { paper: 'passport', ending: '4821', expires_on: '2099-01-01' },
    { paper: 'council_tax', ending: '0017', expires_on: null },
  ],
})

/** Checks everybody on a case in person, as seen on a day; `second` approves. */
export const checkIdentity = async (
  by: Reader,
  second: Poster,
  conveyanceId: string,
  on = londonDate(new Date().toISOString()),
) => {
  const path = `/api/conveyances/${conveyanceId}/identity-checks`
  const people: IdentityView[] = (await by.get(path)).body.data
  let answer: Reply | null = null
  for (const { contact_id, standing, version, person } of people) {
    const one = `${path}/${contact_id}`
    const isReviewed = standing === 'second_person'
    const seen = isReviewed ? null : await by.post(`${one}/review`, reviewed(version, person, on))
    if (seen && seen.status !== 200) return seen
    answer = await second.post(`${one}/approval`, { version: seen?.body.data.version ?? version })
    if (answer.status !== 200) return answer
  }
  if (answer === null) throw new Error('nobody is left to check')
  return answer
}

const story = 'Saved from salary over nine years, as the statements show'

/** Has every client say where their share of the price comes from; `second` accepts. */
export const acceptFunds = async (
  by: Reader,
  second: Poster,
  { id, clients, price, lender }: CaseFile['conveyance'],
) => {
  const path = `/api/conveyances/${id}/funds`
  const loan = lender?.amount ?? 0
  const whole = [
    { kind: 'savings', amount: price - loan, story },
    ...(loan > 0 ? [{ kind: 'mortgage', amount: loan, story: '' }] : []),
  ]
  const read = async (): Promise<CaseFunds['statements']> =>
    (await by.get(path)).body.data.statements
  for (const [at, { contact_id, version }] of (await read()).entries())
    await by.post(`${path}/${contact_id}/parts`, { version, parts: at === 0 ? whole : [] })
  let answer: Reply | null = null
  for (const { contact_id, version, parts } of await read()) {
    const one = `${path}/${contact_id}`
    const seen = parts.map((part) => ({ part: part.id, seen: 'Six months of statements' }))
    await by.post(`${one}/review`, { version, way: 'in_person', seen })
    answer = await second.post(`${one}/acceptance`, { version: version + 1 })
    if (answer.status !== 200) return answer
  }
  if (answer === null) throw new Error(`nobody buys: ${clients.length}`)
  return answer
}

/** Assesses the risk of a case as low, for the longest that this holds. */
export const assessRisk = async (by: Reader, conveyanceId: string) => {
  const path = `/api/conveyances/${conveyanceId}/risk`
  const { version, facts }: CaseRisk = (await by.get(path)).body.data
  return by.post(`${path}/assessments`, { ...lowRisk, version, facts: facts.map(factName) })
}

/** Does one task as its form or its tick would; `second` approves where two people are needed. */
export const doTask = async (by: Reader, second: Poster, file: CaseFile, task: Task) => {
  const { conveyance } = file
  const path = `/api/conveyances/${conveyance.id}/tasks/${task.key}`
  const requirement = requirementOf(task.evidence, conveyance)
  const { version } = conveyance
  // Recorded before, where the approval came too late for its version.
  if (task.evidence && conveyance.pending_evidence[task.evidence])
    return second.post(`${path}/approval`, { version })
  if (!requirement) return by.post(`${path}/completion`, { version })
  if (task.evidence === 'identity_checked') return checkIdentity(by, second, conveyance.id)
  if (task.evidence === 'risk_assessed') return assessRisk(by, conveyance.id)
  if (requirement.isUnderCompliance) return acceptFunds(by, second, conveyance)
  const recorded = await by.post(`${path}/evidence`, {
    version,
    who: 'Owen Tarrant',
    seen: 'The papers on the file',
    on: londonDate(new Date().toISOString()),
    how: requirement.ways[0],
    amount: 1_000_00,
    expires_on: null,
    gift: 'A parent',
    checks: SignatureCheck.options,
    original: 'Deeds room',
    power: 'A lasting power, whose certified copy is filed',
  })
  if (!requirement.isApproved || recorded.status !== 200) return recorded
  return second.post(`${path}/approval`, { version: recorded.body.data.conveyance.version })
}

/** Records what every open task needs that cannot be ticked; returns how many there were. */
export const recordSeen = async (by: Reader, second: Poster, id: string): Promise<number> => {
  const file: CaseFile = (await by.get(`/api/conveyances/${id}`)).body.data
  const task = tasksOf(file.plan).find(
    (it) => isLive(it) && requirementOf(it.evidence, file.conveyance),
  )
  if (!task) return 0
  const { status, text } = await doTask(by, second, file, task)
  // Somebody else may have changed the case meanwhile: then it is read again.
  if (status !== 200 && status !== 409) throw new Error(`${status} ${text}`)
  return 1 + (await recordSeen(by, second, id))
}
