import { scriptFile } from '#lib/page/trusted'

/** Starts a worker from a file of the build. */
export const startWorker = (file: string) => new Worker(scriptFile(file), { type: 'module' })
