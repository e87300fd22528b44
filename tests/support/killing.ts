import { execFileSync } from 'node:child_process'

/** Kills the runtimes that this process started, as a machine without power would; gives how many. */
export const killRuntimes = () => {
  const runtimes = descendants().filter(({ command }) => /(^|\/)workerd$/.test(command))
  for (const { pid } of runtimes) process.kill(pid, 'SIGKILL')
  return runtimes.length
}

type Process = { readonly pid: number; readonly parent: number; readonly command: string }

const descendants = () => {
  const all = running()
  const found: Process[] = []
  let parents = [process.pid]
  while (parents.length > 0) {
    const children = all.filter(({ parent }) => parents.includes(parent))
    found.push(...children)
    parents = children.map(({ pid }) => pid)
  }
  return found
}

const running = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
    })
