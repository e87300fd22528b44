import { BadFile } from './bad-file.ts'
import { parseTable } from './table.ts'

// Runs in a web worker, so that a large file does not block the page.
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  try {
    postMessage({ table: await parseTable(new Uint8Array(await file.arrayBuffer())) })
  } catch (error) {
    postMessage({ problem: error instanceof BadFile ? error.message : null })
  }
})
