import { Schema } from 'effect'
import { SearchTyped } from '../domain/kernel/windows.ts'
import { SearchHit } from '../domain/session/search/nouns.ts'
import { reply } from './envelope.ts'
import { get, tenantGroup } from './tenantGroup.ts'

/** Ours: one search over whatever the caller may open. */
export class SearchGroup extends tenantGroup(
  'search',
  'Search over everything',
  /** The best few of each kind. Of fewer than two letters nothing is found. */
  get('all', '/search', { query: { text: SearchTyped }, success: reply(Schema.Array(SearchHit)) }),
) {}
