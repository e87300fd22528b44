export type DirectoryEnv = {
  readonly ENVIRONMENT: string
  readonly DIRECTORY: KVNamespace
  /** 'none' where the local environment serves no demonstration firms. */
  readonly DEMONSTRATION?: string
}
