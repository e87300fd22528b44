import type * as z from 'zod/mini'
import type { DelegateAccess } from './delegate/access.ts'
import type { Permission } from './permissions.ts'
import type { UserType } from './user/user.ts'

type ZodSchema = z.ZodMiniType

/**
 * The contract of one endpoint, read by the server's `serve`, the browser's client, the role × endpoint matrix and
 * the documentation.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** '/api/conveyances/:id'; colon names are parameters. */
  readonly path: string
  /** 'public', or the types of user that may call it. */
  readonly who: 'public' | readonly UserType[]
  /** The permissions a member of staff must all hold; agents and clients are scoped by record. */
  readonly can: readonly Permission[]
  /** Why nobody needs to sign in; required for public endpoints. */
  readonly because?: string
  /** It concerns nothing but the caller's own account, so that read-only roles may call it too. */
  readonly isOwn?: true
  /** It changes no record, so that read-only roles may call it too. */
  readonly isHarmless?: true
  /**
   * What a client must have let somebody do who helps them; 'own' where it is about the helper alone. Without it only
   * the client may call it.
   */
  readonly forDelegates?: DelegateAccess | 'own'
  /** It decides on what others did, so that read-only roles with its permissions may call it too. */
  readonly isDecision?: true
  /** It needs a session that was confirmed within the last ten minutes; otherwise 403 `step_up_needed`. */
  readonly isSensitive?: true
  /** Its reply holds a secret, which is stored nowhere: a repeated key is served again. */
  readonly isSecret?: true
  readonly query?: ZodSchema
  readonly body?: ZodSchema
  readonly reply: ZodSchema
  /**
   * Set when the reply is a file of this type and name instead of JSON; `reply` is its text, or the data from which
   * the edge renders the PDF.
   */
  readonly file?: {
    readonly type: 'text/csv' | 'text/calendar' | 'application/pdf'
    readonly name: string
    /** What a PDF is rendered from; figures unless it says otherwise. */
    readonly content?: 'pack' | 'letters'
  }
}

/**
 * Returns the contracts of a noun unchanged. The build finds this call and leaves only method, path and file type in
 * the browser's bundles.
 */
export const endpointsOf = <const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Endpoints => endpoints

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a path names: `{ id: string }` for '/api/conveyances/:id'. */
export type ParamsOf<E extends Endpoint> = { [Name in ParamNames<E['path']>]: string }
export type BodyOf<E extends Endpoint> = E['body'] extends ZodSchema
  ? z.output<E['body']>
  : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends ZodSchema
  ? z.output<E['query']>
  : undefined
export type BodyInput<E extends Endpoint> = E['body'] extends ZodSchema
  ? z.input<E['body']>
  : undefined
export type QueryInput<E extends Endpoint> = E['query'] extends ZodSchema
  ? z.input<E['query']>
  : undefined
export type ReplyOf<E extends Endpoint> = E['reply']['_zod']['output']

/** '/api/conveyances/:id' with its parameters filled in, each URL-encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
