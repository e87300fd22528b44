import { BadFile } from './bad-file.ts'
import { parseTable } from './table.ts'

// Beside the page, so that a large file does not hold it up.
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  try {
    postMessage({ table: await parseTable(new Uint8Array(await file.arrayBuffer())) })
  } catch (error) {
    postMessage({ problem: error instanceof BadFile ? error.message : null })
  }
})
