import { PDF_MARKER } from '#domain/response-headers'
import { lateModules } from '../late-modules.ts'

/** Renders a report of the Tenant as a PDF, outside the Durable Object because it is slow; returns other responses unchanged. */
export const renderPdf = async (answer: Response): Promise<Response> => {
  if (!answer.headers.has(PDF_MARKER)) return answer
  const { figuresPdf } = await lateModules.figuresPdf()
  const headers = new Headers(answer.headers)
  headers.delete(PDF_MARKER)
  headers.set('Content-Type', 'application/pdf')
  return new Response(await figuresPdf(await answer.json()), { headers })
}
