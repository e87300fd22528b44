import { PAPER } from '../../src/domain/answer-headers.ts'
import { lateModules } from '../late-modules.ts'

/**
 * What the Tenant says on a paper, as that paper: laying it out is slow, and so it is done outside of the
 * firm's object. Any other answer as it is.
 */
export const laidOut = async (answer: Response): Promise<Response> => {
  if (!answer.headers.has(PAPER)) return answer
  const { figuresPdf } = await lateModules.figuresPdf()
  const headers = new Headers(answer.headers)
  headers.delete(PAPER)
  headers.set('Content-Type', 'application/pdf')
  return new Response(await figuresPdf(await answer.json()), { headers })
}
