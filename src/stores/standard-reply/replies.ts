import { computed, onMount } from 'nanostores'
import { standardReplyApi } from '#domain/standard-reply/api'
import type { StandardReplyQuery } from '#domain/standard-reply/bodies'
import type { StandardReply, StandardReplyContent } from '#domain/standard-reply/standard-reply'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $query = computed($route, ({ name, search }) =>
  name === 'quotes-requisition-replies' && new URLSearchParams(search).get('tab') === 'standard'
    ? JSON.stringify(queryIn<StandardReplyQuery>(search, ['view', 'use']))
    : null,
)

/** The standard replies of the firm. */
export const $standardReplies = createFetcherStore<StandardReply[]>(['standard-replies/', $query], {
  fetcher: (_, query) => call(standardReplyApi.list, { query: JSON.parse(String(query)) }),
})

onMount($standardReplies, () => followArea('templates', () => $standardReplies.revalidate()))

const refresh = () => $standardReplies.revalidate()
const { change } = saverOf<StandardReply>({ show: refresh, showCurrent: refresh })

type Versioned = Pick<StandardReply, 'id' | 'version'>

const at = ({ id, version }: Versioned, key?: string) => ({ params: { id }, version, key })

export const createStandardReply = async (content: StandardReplyContent, key: string) => {
  await call(standardReplyApi.create, { body: { content }, key })
  refresh()
}

export const saveStandardReply = (it: Versioned, content: StandardReplyContent, key: string) =>
  change(standardReplyApi.save, { content }, at(it, key))

export const archiveStandardReply = (it: Versioned) => change(standardReplyApi.archive, {}, at(it))

export const restoreStandardReply = (it: Versioned) => change(standardReplyApi.restore, {}, at(it))
