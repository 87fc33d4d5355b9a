import { Schema } from 'effect'
import { FeedbackAnswered, InboxAsked, KeptFeedback } from '../domain/home/inbox/nouns.ts'
import { FeedbackId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** What becomes of what was sent by § 7 POST feedback. All ours. */
export class FeedbackGroup extends tenantGroup(
  'feedback',
  'Feedback',
  get('window', '/feedback', {
    query: { ...InboxAsked, ...WindowAsked },
    success: reply(windowOf(KeptFeedback)),
    error: [Refusal403, Refusal422],
  }),
  get('count', '/feedback/count', { query: InboxAsked, success: reply(Schema.Int), error: [Refusal403] }),
  // What the caller has sent.
  get('mine', '/feedback/mine', { query: WindowAsked, success: reply(windowOf(KeptFeedback)), error: [Refusal422] }),
  get('read', '/feedback/:id', {
    params: { id: FeedbackId },
    success: reply(KeptFeedback),
    error: [Refusal403, Refusal404],
  }),
  put('answer', '/feedback/:id', {
    params: { id: FeedbackId },
    payload: FeedbackAnswered,
    success: reply(KeptFeedback),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
) {}
