import { Schema } from 'effect'
import { Dashboard, DashboardSaved, TileFigures } from '../domain/home/dashboard/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** Ours: the tiles that somebody chose, and each with its figures by itself, so that none waits for another. */
export class DashboardGroup extends tenantGroup(
  'dashboard',
  'Dashboard',
  get('read', '/dashboard', { success: reply(Dashboard), error: [Refusal403] }),
  put('save', '/dashboard', {
    payload: DashboardSaved,
    success: reply(Dashboard),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  get('tile', '/dashboard/tiles/:name', {
    params: { name: Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,60}$/)) },
    success: reply(TileFigures),
    error: [Refusal403, Refusal404],
  }),
) {}
