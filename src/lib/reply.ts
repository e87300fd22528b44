import type { Endpoint, ReplyOf } from '#domain/endpoint'
import { isRecord } from '#domain/is-record'

export const replyOf = <E extends Endpoint>(_: E, answer: unknown) => dataIn(answer) as ReplyOf<E>

// Answers come as { data }; one without content is undefined.
const dataIn = (answer: unknown) => (isRecord(answer) && 'data' in answer ? answer['data'] : answer)
