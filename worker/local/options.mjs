import { parseArgs } from 'node:util'

/** Parses the command line, or `args` of it; an unknown flag prints the usage and exits. */
export const parseOptions = (usage, options, args = process.argv.slice(2)) => {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    return refuse(`${error.message}\n\n${usage}`)
  }
}

export const parsePort = (text, usage) => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  return refuse(`${text} is not a port number.\n\n${usage}`)
}

export const refuse = (message) => {
  console.error(message)
  process.exit(1)
}
