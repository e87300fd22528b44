// Before pdfmake, which captures the timers at load.
import './pdfmake-clock.ts'

import pdfmake from 'pdfmake/build/pdfmake.js'
import fonts from 'pdfmake/build/vfs_fonts.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { restoreClock } from './pdfmake-clock.ts'

restoreClock()
pdfmake.addVirtualFileSystem(fonts)

export const pdfOf = async (definition: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
