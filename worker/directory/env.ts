export type DirectoryEnv = {
  readonly ENVIRONMENT: string
  readonly DIRECTORY: KVNamespace
}
