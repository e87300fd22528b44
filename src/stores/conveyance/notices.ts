import { conveyanceApi } from '#domain/conveyance/api'
import type { NoticeKind, NoticePreview } from '#domain/conveyance/stopping/notified'
import { call } from '#lib/api'

/** The messages that stopping or continuing a case would send now, by recipient. */
export const fetchNotices = (id: string, of: NoticeKind): Promise<NoticePreview[]> =>
  call(conveyanceApi.notices, { params: { id }, query: { of } })
