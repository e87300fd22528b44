import type { MyDay } from '#domain/conveyance/my-day'
import { ownIds } from '#domain/user/acting-person'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { agentQuestionDocument } from './document.ts'

/** The questions of agents about somebody’s own cases that nobody has answered, newest first. */
export const agentQuestionsFor = (
  { store, person, conveyances }: RequestContext,
  limit: number,
): MyDay['unread'] => {
  const ids = store
    .rows<{ id: string }>(
      `SELECT DISTINCT q.id AS id FROM agent_questions AS q
       JOIN conveyance_people AS p ON p.id = q.conveyance_id
       WHERE q.answered_at IS NULL AND p.user_id IN (SELECT value FROM json_each(?))
       ORDER BY q.id DESC LIMIT ?`,
      JSON.stringify(ownIds(person)),
      limit,
    )
    .map(({ id }) => id)
  const questions = tableOf(store, agentQuestionDocument).all(ids)
  const cases = new Map(
    conveyances.among(questions.map((it) => it.conveyance_id)).map((it) => [it.id, it]),
  )
  return questions.flatMap(({ id, conveyance_id, by, at, text }) => {
    const conveyance = cases.get(conveyance_id)
    if (conveyance === undefined) return []
    const { ref } = conveyance
    const href = `/conveyances/${conveyance_id}?tab=notes`
    return [{ id, from: by.name, via: `Question about ${ref}`, at, text, href }]
  })
}
