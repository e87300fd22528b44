import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Source } from '../imports.ts'

export type Project = {
  readonly sources: readonly Source[]
  readonly aliases: Readonly<Record<string, string>>
}

const FOLDERS = ['src', 'worker']
const isSource = (path: string) => /(?<!\.d)\.(ts|tsx|astro|mjs)$/.test(path)
const MOST_BYTES = 256 * 1024 * 1024

const git = (flags: readonly string[]) =>
  execFileSync('git', flags, { encoding: 'utf8', maxBuffer: MOST_BYTES })
const linesOf = (text: string) => text.split('\n').filter(Boolean)

/** Returns the project at a commit, or the working tree for null; throws for an unknown commit. */
export const projectAt = (ref: string | null): Project =>
  ref === null ? workingTree() : atCommit(ref)

const workingTree = () => {
  const deleted = new Set(linesOf(git(['ls-files', '--deleted'])))
  const listed = git(['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS])
  const paths = linesOf(listed).filter((path) => isSource(path) && !deleted.has(path))
  return projectOf(paths, (path) => readFileSync(path, 'utf8'))
}

const atCommit = (ref: string) => {
  const listed = linesOf(git(['ls-tree', '-r', '--name-only', ref, ...FOLDERS]))
  const paths = listed.filter(isSource)
  const texts = textsAt(ref, ['package.json', ...paths])
  return projectOf(paths, (path) => texts.get(path) ?? '')
}

/** Reads files of a commit with one call: git prints a header with the size, the text and a line feed for each. */
const textsAt = (ref: string, paths: readonly string[]) => {
  const input = paths.map((path) => `${ref}:${path}\n`).join('')
  const output = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: MOST_BYTES })
  const texts = new Map<string, string>()
  let at = 0
  for (const path of paths) {
    const start = output.indexOf('\n', at) + 1
    const end = start + Number(output.toString('utf8', at, start).trim().split(' ').at(-1))
    texts.set(path, output.toString('utf8', start, end))
    at = end + 1
  }
  return texts
}

const projectOf = (paths: readonly string[], readText: (path: string) => string): Project => {
  const { imports }: { imports?: Project['aliases'] } = JSON.parse(readText('package.json'))
  return { sources: paths.map((path) => ({ path, text: readText(path) })), aliases: imports ?? {} }
}
