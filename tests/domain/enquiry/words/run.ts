import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraryEnquiries, listedEnquiries } from './known.ts'
import { trained } from './train.ts'

const file = join(import.meta.dirname, '../../../../src/domain/enquiry/word-weights.json')
const weights = trained([...libraryEnquiries, ...listedEnquiries()])
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
console.info(`Wrote the weights of ${Object.keys(weights).length} words.`)
