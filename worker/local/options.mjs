import { parseArgs } from 'node:util'

/** Reads the command line against Node's own option table; an unknown flag prints the usage and ends. */
export const parseOptions = (usage, options) => {
  try {
    return parseArgs({ options, allowPositionals: false }).values
  } catch (error) {
    return refuse(`${error.message}\n\n${usage}`)
  }
}

/** A port number, or the end of the program with what is wrong about it. */
export const parsePort = (text, usage) => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  return refuse(`${text} is not a port number.\n\n${usage}`)
}

/** Ends the program with a message. */
export const refuse = (message) => {
  console.error(message)
  process.exit(1)
}
