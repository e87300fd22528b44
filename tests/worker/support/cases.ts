import type { QuoteFacts } from '#domain/quote/facts'
import { doTask } from '../../support/evidence.ts'
import type { Answer, Caller, FirmUnderTest } from './firm.ts'
import { facts } from './quotes.ts'

// biome-ignore lint/suspicious/noExplicitAny: records are looked into, whatever they are
type Record = any

const data = (answer: Answer): Record => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data
}

/** A quote case that was priced and sent. */
export const aSentQuote = async (by: Caller, of: QuoteFacts = facts('sale')): Promise<Record> => {
  const draft = data(await by.post('/api/quote-cases', { facts: of }))
  return data(
    await by.post(`/api/quote-cases/${draft.id}/dispatch`, {
      version: draft.version,
      channels: ['email'],
    }),
  )
}

/** The token in the link of the newest message about a quote. */
export const offerToken = (firm: FirmUnderTest, quoteCaseId: string): Promise<string> =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE subject_id = ? AND json_extract(doc, '$.type') = 'quote.sent'
       ORDER BY id DESC LIMIT 1`,
      quoteCaseId,
    )
    return /[?&]link=([\w-]+)/.exec(JSON.parse(row?.doc ?? '{}').body)?.[1] ?? ''
  })

/** Conveyances opened from a quote, with somebody to take them. */
export const instructed = async (
  firm: FirmUnderTest,
  by: Caller,
  of: QuoteFacts = facts('sale'),
): Promise<Record[]> => {
  const sent = await aSentQuote(by, of)
  const { conveyances } = data(
    await by.post(`/api/quote-cases/${sent.id}/instruction`, {
      version: sent.version,
      accepted_by_phone: 'Owen Tarrant',
    }),
  )
  await firm.inside(() => undefined)
  return conveyances
}

/**
 * Does every task that can be done, as long as there is one and `until` does not hold; `second` approves what needs
 * two people.
 */
export const work = async (
  by: Caller,
  id: string,
  until: (file: Record) => boolean,
  second: Caller = by,
): Promise<Record> => {
  const tried = new Set<string>()
  for (let round = 0; round < 400; round++) {
    const file = data(await by.get(`/api/conveyances/${id}`))
    if (until(file)) return file
    const task = file.plan.milestones
      .flatMap((it: Record) => it.tasks)
      .find((it: Record) => ['open', 'waiting'].includes(it.status) && !tried.has(it.key))
    if (task === undefined) throw new Error(`nothing left to do: ${JSON.stringify(file.guards)}`)
    tried.add(task.key)
    await doTask(by, second, file, task)
  }
  throw new Error('the work has no end')
}
