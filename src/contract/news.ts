import { OccasionChoices, Occasions, OccasionsHidden, SinceVisit } from '../domain/home/news/nouns.ts'
import { reply } from './envelope.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

/** Ours: what the home page tells of people, and what somebody does not want told of themself. */
export class NewsGroup extends tenantGroup(
  'news',
  'News of the home page',
  get('occasions', '/home/occasions', { success: reply(Occasions) }),
  get('choices', '/home/occasions/choices', { success: reply(OccasionChoices) }),
  put('choose', '/home/occasions/choices', { payload: OccasionsHidden, success: reply(OccasionChoices) }),
  /** The caller looks at their home page. */
  post('visit', '/home/visits', { success: reply(SinceVisit) }),
) {}
