type Environment = {
  readonly ENVIRONMENT: string
  readonly GRAPH_ADDRESS?: string
  readonly GRAPH_SIGN_IN_ADDRESS?: string
}

export type GraphAddresses = {
  /** Before '/me/messages'. */
  readonly graph: string
  /** Before '/{directory}/oauth2/v2.0/token'. */
  readonly signIn: string
}

const microsoft: GraphAddresses = {
  graph: 'https://graph.microsoft.com/v1.0',
  signIn: 'https://login.microsoftonline.com',
}

/** Where Microsoft 365 is called; the local environment calls only a stand-in, and without one nobody: null. */
export const graphAddresses = ({
  ENVIRONMENT,
  GRAPH_ADDRESS: graph,
  GRAPH_SIGN_IN_ADDRESS: signIn,
}: Environment): GraphAddresses | null => {
  if (ENVIRONMENT !== 'local') return microsoft
  return graph && signIn ? { graph, signIn } : null
}
