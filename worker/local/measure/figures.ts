import { dirname } from 'node:path'
import { circlesIn } from '../circles.ts'
import { importsWith } from '../imports.ts'
import { repeatedBlocks } from './repeats.ts'
import type { Project } from './sources.ts'
import { syntaxOf } from './syntax.ts'

const LONG = 30
const VERY_LONG = 60

export const figuresOf = ({ sources, aliases }: Project): Readonly<Record<string, number>> => {
  const importsOf = importsWith(aliases)
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const lengths = sources.map(({ text }) => text.trimEnd().split('\n').length)
  const folders = Map.groupBy(sources, ({ path }) => dirname(path))
  const scripts = sources.filter(({ path }) => !path.endsWith('.astro')).map(syntaxOf)
  const functions = scripts.flatMap((script) => script.functions)
  return {
    files: sources.length,
    'most files in a folder': Math.max(0, ...[...folders.values()].map((files) => files.length)),
    'import circles': circlesIn(imports).length,
    'casts (as T)': sum(scripts.map(({ casts }) => casts)),
    'casts (as never)': sum(scripts.map(({ neverCasts }) => neverCasts)),
    'comments, % of lines': commentShare(sources.map(({ text }) => text)),
    'lines of a file, median': quantile(lengths, 0.5),
    'lines of a file, 90th percentile': quantile(lengths, 0.9),
    'lines of a file, most': quantile(lengths, 1),
    'functions over 30 lines': functions.filter(({ all }) => all > LONG).length,
    'functions over 60 lines': functions.filter(({ all }) => all > VERY_LONG).length,
    'functions over 30 own lines': functions.filter(({ own }) => own > LONG).length,
    'functions over 60 own lines': functions.filter(({ own }) => own > VERY_LONG).length,
    'repeated blocks': repeatedBlocks(sources),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const quantile = (numbers: readonly number[], share: number) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

/** Returns the share of comment lines among non-empty lines, in percent with one decimal. */
const commentShare = (texts: readonly string[]) => {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*(\s|\/|$)|\{\/\*)/.test(line))
  return Math.round((comments.length / Math.max(1, lines.length)) * 1000) / 10
}
