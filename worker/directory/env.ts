/** The bindings that the directory reads. */
export type DirectoryEnv = {
  readonly ENVIRONMENT: string
  readonly DIRECTORY: KVNamespace
}
