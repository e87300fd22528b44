/** Prints a line of the matrix, which `npm run matrix` shows. */
export const printCount = (what: string, requests: number, wrong: readonly string[]) =>
  console.info(`matrix: ${what}: ${requests} requests, ${wrong.length} wrong`)
