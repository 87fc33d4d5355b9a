/** What the feedback page shows: written into its address. */
import type { FeedbackId } from '../../kernel/ids.ts'
import { anId, inAddress, matching } from '../../kernel/inAddress.ts'
import { pathTo } from '../../session/places.ts'
import { type FeedbackStatus, feedbackStatuses } from './statuses.ts'

export interface InboxQuestion {
  readonly search: string
  /** Null for all of them. */
  readonly status: FeedbackStatus | null
}

type FeedbackTab = 'send' | 'sent' | 'inbox'

interface FeedbackPlace {
  readonly tab: FeedbackTab
  readonly status: FeedbackStatus | null
  /** Which one is opened from the inbox. */
  readonly item: FeedbackId | null
}

const address = inAddress({
  tab: matching(/^(?:sent|inbox)$/),
  status: matching(new RegExp(`^(?:${feedbackStatuses.join('|')})$`)),
  item: anId,
})

export const feedbackPlaceIn = (search: string): FeedbackPlace => {
  const { tab = 'send', status = null, item = null } = address.read(search)
  return { tab, status, item } as FeedbackPlace
}

/** The page as it shows this; without a tab, where one writes. */
export const feedbackAt = ({ tab = 'send', status = null, item = null }: Partial<FeedbackPlace>): string => {
  const said = address.written({
    ...(tab !== 'send' && { tab }),
    ...(status !== null && { status }),
    ...(item !== null && { item }),
  })
  return said === '' ? pathTo('feedback') : `${pathTo('feedback')}?${said}`
}
