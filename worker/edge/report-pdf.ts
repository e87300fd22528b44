import * as z from 'zod/mini'
import { LettersPaper } from '#domain/communication/letter/paper'
import { PDF_MARKER } from '#domain/response-headers'
import { PackPaper } from '#domain/sale-ready-pack/paper'
import { lateModules } from '../late-modules.ts'

type FetchFile = (key: string) => Promise<Uint8Array | null>

/** Renders a report of the Tenant as a PDF, outside the Durable Object because it is slow; returns other responses unchanged. */
export const renderPdf = async (
  answer: Response,
  fetchFile: FetchFile = () => Promise.resolve(null),
): Promise<Response> => {
  const content = answer.headers.get(PDF_MARKER)
  if (content === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete(PDF_MARKER)
  headers.set('Content-Type', 'application/pdf')
  if (content === 'pack')
    return new Response(await packOf(await answer.json(), fetchFile), { headers })
  if (content === 'letters') {
    const { lettersPdf } = await lateModules.lettersPdf()
    return new Response(await lettersPdf(z.parse(LettersPaper, await answer.json())), { headers })
  }
  const { figuresPdf } = await lateModules.figuresPdf()
  return new Response(await figuresPdf(await answer.json()), { headers })
}

/** The pack with the bytes of its documents, which only the edge fetches. */
const packOf = async (data: unknown, fetchFile: FetchFile) => {
  const paper = z.parse(PackPaper, data)
  const { packPdf } = await lateModules.packPdf()
  const documents = await Promise.all(
    paper.documents.map(async ({ key, ...it }) => ({ ...it, bytes: await fetchFile(key) })),
  )
  return packPdf(paper, documents)
}
