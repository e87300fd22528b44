import { BadFile } from './bad-file.ts'
import { readTable } from './table.ts'

// Beside the page, so that a large file does not hold it up.
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  try {
    postMessage({ table: await readTable(new Uint8Array(await file.arrayBuffer())) })
  } catch (error) {
    postMessage({ problem: error instanceof BadFile ? error.message : null })
  }
})
